import { color, font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(5)};
  padding-top: ${space(3)};
  border-top: ${size.hairline} solid ${color.line};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${font.size.lg};
  }

  summary {
    min-height: ${size.control};
    padding-block: ${space(1.5)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

export const Skills = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color.muted};
  font-size: ${font.size.sm};

  strong {
    color: ${color.inkStrong};
  }
`;
