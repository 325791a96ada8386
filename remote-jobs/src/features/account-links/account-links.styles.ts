import { Card } from '@kadam/shared/ui/card';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  gap: ${space(3)};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`;
