import styled, { css } from 'styled-components';
import { color, font, layer, radius, size, space } from '@kadam/shared/ui/theme';

// Tools take no space, so lines and pages match the printed resume.
const tools = css`
  position: absolute;
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.muted};
  font-family: ${font.family};
  font-size: ${font.size.sm};

  &:has([aria-expanded='true']) {
    z-index: ${layer.menu};
  }

  @media (hover: hover) {
    opacity: 0;

    &:focus-within,
    section:hover > &,
    section:focus-within > &,
    [data-entry]:hover > &,
    [data-entry]:focus-within > & {
      opacity: 1;
    }
  }

  [aria-haspopup='menu'] {
    min-height: ${size.icon};
    padding: ${space(0.5)};
    border-radius: ${radius.sm};
  }
`;

export const BesideHeading = styled.div`
  ${tools}
  inset-block-start: calc(var(--pushed, 0px) - ${space(0.5)});
  inset-inline-end: 0;

  /* In a column headings fill the line, so it has a place of its own, empty if it were not shown. */
  [data-column] & {
    position: relative;
    inset: auto;
    opacity: 1;
  }
`;

export const BesideEntry = styled.div`
  ${tools}
  inset-block-start: calc(var(--pushed, 0px) - ${space(0.5)});
  inset-inline-start: 100%;
  padding-inline-start: ${space(0.75)};
`;

export const AddButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: ${space(3)};
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.sm};
  background: ${color.inkSoft};
  color: ${color.ink};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
`;
