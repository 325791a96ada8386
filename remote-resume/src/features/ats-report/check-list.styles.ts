import styled from 'styled-components';
import { color, font, size, space } from '@kadam/shared/ui/theme';

export const Checks = styled.ul`
  display: grid;
  gap: 0;
  margin-top: ${space(1)};
`;

export const Others = styled.details`
  margin-top: ${space(1)};
  border-top: ${size.hairline} solid ${color.line};

  li {
    padding-block: ${space(1.25)};
  }

  p {
    font-size: ${font.size.sm};
  }

  summary {
    display: list-item;
    padding-block: ${space(1.25)};
    color: ${color.ink};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;
