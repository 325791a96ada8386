import styled from 'styled-components';
import { space } from '@kadam/shared/ui/theme';

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
