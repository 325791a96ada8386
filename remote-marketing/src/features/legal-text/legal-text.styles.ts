import { Container } from '@kadam/shared/ui/layout';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const BelowHeader = styled(Container)`
  padding-top: ${space(2)};
`;
