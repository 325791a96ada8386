import styled from 'styled-components';
import { space } from '../theme';

/** Children beside each other, with a gap of `gap` × 8 px; they wrap. */
export const Row = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'gap' })<{ gap: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ gap }) => space(gap)};
`;
