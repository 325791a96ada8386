import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '../theme';

/** CSS lengths, for example `'60%'` or `space(3)`. */
export interface SkeletonProps {
  width?: string | undefined;
  height?: string | undefined;
}

/**
 * A gray placeholder for loading content. Hidden from screen readers: announce loading once in a
 * `role="status"`.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <Shape aria-hidden $width={width} $height={height} />;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Shape = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${radius.sm};
  background: ${color.sandDeep};
  animation: ${breathe} 1.8s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
