import styled from 'styled-components';
import { color, media, radius, space } from '@kadam/shared/ui/theme';

export const Section = styled.section`
  padding-block: ${space(6)} ${space(8)};
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin-top: ${space(3)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }

  article {
    height: 100%;
  }

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
  }
`;

export const IconPlate = styled.span`
  display: grid;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  margin-bottom: ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.accentSoft};
  color: ${color.ink};
`;
