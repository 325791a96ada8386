import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: ${space(26)} minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(2)} ${space(3)};
  align-items: end;

  /* Read-only fields look like text, not like disabled fields. */
  && input:read-only {
    padding-inline-start: 0;
    border-color: transparent;
    border-bottom-color: ${color.line};
    border-radius: 0;
    background: transparent;
    font-weight: ${font.weight.semibold};
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Line = styled.div`
  grid-column: 1 / -1;
`;

export const Ways = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  border-top: ${size.hairline} solid ${color.line};

  /* Higher specificity than the list reset, which removes the padding. */
  && {
    padding-top: ${space(3)};
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }

  li {
    position: relative;
    display: flex;
    gap: ${space(2)};
    align-items: center;
    padding: ${space(1.5)} ${space(2)};
    border-radius: ${radius.md};
    background: ${color.sand};
    color: ${color.ink};
  }

  li:hover {
    background: ${color.inkSoft};
  }

  svg {
    flex: none;
  }

  div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    ${cardLinkCss}
    font-weight: ${font.weight.semibold};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
    line-height: ${font.leading.snug};
  }
`;

export const NameLine = styled(Line)`
  position: relative;

  & > button {
    position: absolute;
    inset-block-start: calc(${font.size.sm} * 1.3 + ${space(0.75)});
    inset-inline-end: ${space(0.25)};
    color: ${color.ink};
  }

  &:has(> button) input {
    padding-inline-end: ${space(6)};
  }
`;
