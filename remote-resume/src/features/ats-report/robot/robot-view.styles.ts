import styled from 'styled-components';
import { color, media, radius, size, space } from '@kadam/shared/ui/theme';
import { onPaper } from '../on-paper.styles';

export const Frame = styled.section`
  > p {
    max-width: ${size.measure};
    margin-top: ${space(0.5)};
    color: ${color.muted};
  }
`;

export const Columns = styled.div<{ $isPaired: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isPaired }) => ($isPaired ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  align-items: start;
  gap: ${space(3)};
  margin-top: ${space(2)};

  > details {
    margin-top: 0;
  }

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${onPaper(2)}
`;

export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sand};

  ol {
    width: 100%;
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;

export const Nothing = styled.p`
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.inkStrong};
`;
