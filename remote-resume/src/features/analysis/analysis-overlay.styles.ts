import styled, { css, keyframes } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';

type StepState = 'done' | 'current' | 'ahead';

export const Overlay = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 0;
  background: ${color.ink};
  color: ${color.onInk};

  &[open] {
    display: grid;
    place-items: center;
  }
`;

export const Inner = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  width: min(${size.dialog}, 100%);
  padding: ${space(4)} ${space(3)};

  h2 {
    color: ${color.onInk};
    overflow-wrap: anywhere;
  }
`;

export const Stairs = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(1)};
  height: ${space(14)};
`;

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const stairs = {
  done: css`
    background: ${color.accent};
  `,
  current: css`
    background: ${color.accent};
    animation: ${breathe} 1s ease-in-out infinite;

    ${media.reducedMotion} {
      animation: none;
    }
  `,
  ahead: css`
    background: ${color.lineOnInk};
  `,
};

export const Stair = styled.span<{ $height: number; $state: StepState }>`
  width: ${space(5)};
  height: ${({ $height }) => $height * 25}%;
  border-radius: ${radius.sm};
  transition: background-color ${motion.slow} ${motion.ease};
  ${({ $state }) => stairs[$state]}
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(1.5)};
`;

export const StepRow = styled.li<{ $state: StepState }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${({ $state }) => ($state === 'ahead' ? color.onInkMuted : color.onInk)};
  font-size: ${font.size.lg};
  font-weight: ${({ $state }) => ($state === 'current' ? font.weight.bold : font.weight.medium)};
`;

export const StepName = styled.span`
  line-height: ${font.leading.snug};
`;

export const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.icon};
  height: ${size.icon};
  border: ${size.hairline} solid ${({ $state }) => ($state === 'ahead' ? color.lineOnInk : color.accent)};
  border-radius: ${radius.pill};
  background: ${({ $state }) => ($state === 'done' ? color.accent : 'transparent')};
  color: ${color.onAccent};
  font-size: ${font.size.xs};
`;

export const Sending = styled.div`
  width: 100%;
  min-height: ${space(5)};

  progress {
    display: block;
    width: 100%;
    height: ${space(1)};
    overflow: hidden;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.lineOnInk};
    accent-color: ${color.accent};
    appearance: none;
  }

  progress::-webkit-progress-bar {
    background: ${color.lineOnInk};
  }

  progress::-webkit-progress-value {
    background: ${color.accent};
  }

  progress::-moz-progress-bar {
    background: ${color.accent};
  }
`;

export const Percent = styled.p`
  margin-top: ${space(1)};
  color: ${color.onInkMuted};
  font-size: ${font.size.sm};
`;
