import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, media, radius, size, space } from '../theme';

export interface LoaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** What the user can do meanwhile. */
  children?: ReactNode;
  /** Fills the space below the header. */
  isFullScreen?: boolean | undefined;
}

/** A loading indicator. Use `Skeleton` if the shape of the content is known. */
export function Loader({ title, text, children, isFullScreen = false }: LoaderProps) {
  return (
    <Frame role="status" $isFullScreen={isFullScreen}>
      <Steps aria-hidden>
        <Step />
        <Step />
        <Step />
      </Steps>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {children}
    </Frame>
  );
}

const Frame = styled.div<{ $isFullScreen: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(6)} ${space(2)};
  text-align: center;
  ${({ $isFullScreen }) =>
    $isFullScreen &&
    css`
      min-height: calc(100dvh - ${size.header});
    `}
`;

const step = keyframes`
  0%, 60%, 100% { opacity: 0.25; transform: scaleY(0.82); }
  25% { opacity: 1; transform: none; }
`;

const Steps = styled.span`
  display: flex;
  align-items: flex-end;
  gap: ${space(0.75)};
  height: ${space(6)};
  margin-block-end: ${space(2)};
`;

const Step = styled.span`
  width: ${space(1.75)};
  height: 40%;
  border-radius: calc(${radius.sm} / 2);
  background: ${color.ink};
  transform-origin: bottom;
  animation: ${step} 1.2s ease-in-out infinite;

  &:nth-child(2) {
    height: 70%;
    animation-delay: 0.16s;
  }

  &:nth-child(3) {
    height: 100%;
    background: ${color.accent};
    animation-delay: 0.32s;
  }

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Title = styled.p`
  color: ${color.ink};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  line-height: ${font.leading.snug};
`;

const Text = styled.p`
  color: ${color.muted};
`;
