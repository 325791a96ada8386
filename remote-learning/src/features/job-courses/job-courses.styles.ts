import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Card = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${font.size.lg};
  }

  h3 {
    font-size: ${font.size.md};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  ${media.below(480)} {
    padding: ${space(2)};
  }
`;

export const Courses = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

export const Facts = styled.p`
  margin-block-start: ${space(0.25)};
`;

export const Teaches = styled.ul`
  margin: ${space(0.5)} 0 0;
  font-size: ${font.size.sm};
`;
