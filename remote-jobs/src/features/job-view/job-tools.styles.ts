import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Tools = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  ${media.below(768)} {
    width: 100%;

    & > button {
      flex: 1 0 auto;
    }
  }

  @media print {
    display: none;
  }
`;

export const CheckLine = styled.p`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  min-height: ${space(4)};
  padding-inline: ${space(1)};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  ${media.below(768)} {
    flex-basis: 100%;
    justify-content: center;
  }
`;

export const Shared = styled.p`
  order: 1;
  flex-basis: 100%;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  &:empty {
    margin-block-start: ${space(-1)};
  }

  ${media.below(768)} {
    text-align: center;
  }
`;

export const Address = styled.input`
  order: 1;
  flex: 1 0 100%;
  min-width: 0;
  padding: ${space(1)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  font-size: ${font.size.sm};
`;
