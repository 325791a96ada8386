import styled from 'styled-components';
import { color, font, media, radius, space } from '@kadam/shared/ui/theme';

export const Frame = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInk};

  > div > h2 {
    color: inherit;
  }

  > div > p {
    margin-top: ${space(1)};
    color: ${color.onInkMuted};
  }

  > button {
    flex: none;
  }

  ${media.below(1024)} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space(3)};
    padding: ${space(3)};
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;

export const Hired = styled.p`
  && {
    color: ${color.accent};
  }
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  justify-content: flex-end;
`;
