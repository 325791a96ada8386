import styled from 'styled-components';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';

export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-self: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  ${media.below(480)} {
    padding: ${space(2)};
  }

  > article {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

export const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

export const Kind = styled.h2`
  padding: ${space(0.5)} ${space(1.5)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  font-size: ${font.size.sm};
`;

export const Panels = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }
`;

export const Panel = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(1)};
  font-size: ${font.size.sm};
  letter-spacing: 0.04em;

  strong {
    color: ${color.ink};
  }

  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const FirstStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.sand};

  strong {
    color: ${color.ink};
  }

  p {
    grid-column: 1 / -1;
  }
`;

export const Later = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding-top: ${space(1)};
  border-top: ${size.hairline} solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size.sm};

  b {
    flex: none;
  }

  span {
    flex: 1 1 ${space(20)};
    min-width: 0;
  }
`;
