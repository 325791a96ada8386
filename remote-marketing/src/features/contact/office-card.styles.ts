import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Office = styled.section`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.sand};

  h2 {
    font-size: ${font.size.lg};
  }
`;

export const Ways = styled.dl`
  display: grid;
  gap: ${space(2.5)};

  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  dd {
    display: grid;
    justify-items: start;
    gap: ${space(0.5)};
    margin: ${space(0.5)} 0 0;
    padding-inline-start: calc(${size.icon} + ${space(1)});
    overflow-wrap: anywhere;
  }

  dd > span {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(3)};
    font-weight: ${font.weight.semibold};
  }

  ${media.touch} {
    a {
      min-height: ${size.control};
    }
  }

  address {
    display: grid;
    font-style: normal;
  }
`;

export const Legal = styled.p`
  padding-top: ${space(2)};
  border-top: ${size.hairline} solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Next = styled.section`
  display: grid;
  gap: ${space(1.5)};

  h2 {
    font-size: ${font.size.lg};
  }

  ol {
    display: grid;
    gap: ${space(1.5)};
    padding: 0;
    counter-reset: step;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: ${space(3.5)} minmax(0, 1fr);
    gap: ${space(1.5)};
    counter-increment: step;
  }

  li::before {
    display: grid;
    place-items: center;
    width: ${space(3.5)};
    height: ${space(3.5)};
    border-radius: ${radius.pill};
    background: ${color.inkSoft};
    color: ${color.ink};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.bold};
    content: counter(step);
  }
`;
