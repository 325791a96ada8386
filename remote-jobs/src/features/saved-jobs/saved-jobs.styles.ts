import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};

  & > h1,
  & > h2 {
    margin: 0;
  }

  & > h1 {
    margin-bottom: ${space(1)};
  }

  & > h2 {
    margin-top: ${space(6)};
    font-size: ${font.size.xl};
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.muted};
`;

export const More = styled.div`
  display: grid;
  justify-content: center;
  margin-top: ${space(2)};
`;
