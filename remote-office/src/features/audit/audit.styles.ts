import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};

  & > :first-child {
    flex: 1 1 ${space(28)};
  }
`;

export const Change = styled.p`
  & del {
    color: ${color.muted};
  }

  & ins {
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
`;
