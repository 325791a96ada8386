import { size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};
  max-width: ${size.measure};
  min-width: 0;
  margin-top: ${space(4)};
`;
