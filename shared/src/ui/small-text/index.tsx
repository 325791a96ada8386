import styled from 'styled-components';
import { color, font } from '../theme';

/** A muted paragraph in small type. */
export const SmallText = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
