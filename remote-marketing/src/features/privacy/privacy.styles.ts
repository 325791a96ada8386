import { size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
  max-width: ${size.measure};
  margin-top: ${space(3)};
`;
