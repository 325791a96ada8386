import { color, font, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Options = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space(0.5)});
  inset-inline: 0;
  /* Above the cards, below the header. */
  z-index: calc(var(--layer-raised) + 1);
  max-height: ${space(44)};
  padding: ${space(0.5)} 0;
  overflow-y: auto;
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  [role='option'] {
    display: flex;
    align-items: center;
    min-height: ${size.control};
    padding: ${space(0.5)} ${space(1.5)};
    color: ${color.inkStrong};
    font-size: ${font.size.sm};
    line-height: ${font.leading.snug};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  [role='option']:hover,
  [aria-selected='true'] {
    background: ${color.inkSoft};
  }

  [aria-selected='true'] {
    box-shadow: inset ${size.rule} 0 0 ${color.ink};
  }
`;
