import styled from 'styled-components';
import { color, size, space } from '@kadam/shared/ui/theme';

export const Again = styled.section`
  padding-block: ${space(6)};
  border-top: ${size.hairline} solid ${color.line};
  background: ${color.sand};
`;

export const Lead = styled.p`
  margin-block: ${space(0.5)} ${space(2)};
`;
