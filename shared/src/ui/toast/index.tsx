import { useState, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../icon-button';
import { color, font, layer, motion, radius, shadow, size, space } from '../theme';
import { useCountdown } from './use-countdown';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastProps {
  /**
   * The text; empty for none. Keep the toast mounted and change the message, so that all screen
   * readers announce it.
   */
  message?: ReactNode;
  tone?: ToastTone | undefined;
  /** Called when the time is up or the close button is clicked. */
  onDismiss: () => void;
  /** In ms (default 3000); paused while hovered or focused. */
  durationMs?: number | undefined;
}

/**
 * A short message at the bottom that disappears by itself. Its content must also be visible
 * elsewhere.
 */
export function Toast({ message, tone = 'neutral', onDismiss, durationMs = 3000 }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const isShown = Boolean(message);
  const Icon = icons[tone];
  useCountdown(message, { durationMs, isRunning: isShown && !isHeld, onEnd: onDismiss });
  const handleDismiss = () => {
    setIsHeld(false);
    onDismiss();
  };

  return (
    <Region role="status">
      {isShown && (
        <Box
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <Mark $tone={tone}>
            <Icon aria-hidden size={20} />
          </Mark>
          <Text>{message}</Text>
          <IconButton label="Dismiss" onClick={handleDismiss}>
            <X aria-hidden size={18} />
          </IconButton>
        </Box>
      )}
    </Region>
  );
}

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };

const Region = styled.div`
  position: fixed;
  inset-inline: ${space(2)};
  inset-block-end: ${space(3)};
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space(1.5)}); }
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.25)};
  max-width: ${size.dialog};
  padding: ${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2)};
  border-radius: ${radius.md};
  background: ${color.inkStrong};
  color: ${color.onInk};
  box-shadow: ${shadow.soft};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
  pointer-events: auto;
  animation: ${rise} ${motion.normal} ${motion.ease};
`;

const Mark = styled.span<{ $tone: ToastTone }>`
  flex: none;
  color: ${({ $tone }) => ($tone === 'neutral' ? color.onInkMuted : color.accent)};
`;

const Text = styled.p`
  min-width: 0;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`;
