import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  font-size: ${font.size.sm};

  dt {
    color: ${color.muted};
  }

  dd {
    color: ${color.inkStrong};
  }
`;

export const Jobs = styled.div`
  margin-top: ${space(2)};

  h3 {
    margin: 0 0 ${space(0.5)};
    font-size: ${font.size.md};
  }

  ul {
    display: grid;
    gap: ${space(0.5)};
    margin: 0 0 ${space(1)};
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-block;
    padding-block: ${space(0.5)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }

  span {
    display: block;
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;
