import styled from 'styled-components';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import { onPaper } from './on-paper.styles';

export const Checks = styled.ul`
  display: grid;
  gap: 0;
  margin-top: ${space(1)};
  ${onPaper(0)}
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

  /* In print passed checks are only listed. */
  @media print {
    li {
      padding-block: ${space(0.5)};
      border: 0;
    }

    li ul {
      display: none;
    }
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
