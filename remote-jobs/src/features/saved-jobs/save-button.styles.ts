import { color, layer, space } from '@kadam/shared/ui/theme';
import { Heart } from 'lucide-react';
import styled from 'styled-components';

export const CardHeart = styled.span`
  position: relative;
  z-index: ${layer.raised};
  flex: none;
  margin: ${space(-1)} ${space(-1)} 0 auto;
  color: ${color.ink};
`;

export const HeartIcon = styled(Heart)<{ readonly $isSaved: boolean }>`
  fill: ${({ $isSaved }) => ($isSaved ? color.accent : 'transparent')};
`;
