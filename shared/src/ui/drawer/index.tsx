import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useDismissal } from '../dialog/use-dismissal';
import { useModal } from '../dialog/use-modal';
import { IconButton } from '../icon-button';
import { color, motion, shadow, size, space } from '../theme';

type Side = 'left' | 'right';

export interface DrawerProps {
  isOpen: boolean;
  /** Called by the close button, Escape or a click outside. */
  onClose: () => void;
  /** Accessible name, for example 'Menu'. */
  label: string;
  side?: Side | undefined;
  children?: ReactNode;
}

/**
 * A modal sheet of 280 px at the edge of the window. Its owner closes it after a link inside was
 * followed.
 */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  return isOpen ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, label, side = 'right', children }: Omit<DrawerProps, 'isOpen'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const dismissal = useDismissal(onClose);
  useModal(frame, (dialog) => dialog.querySelector('button'));

  return (
    <Frame ref={frame} $side={side} data-side={side} aria-label={label} {...dismissal}>
      <Head>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden size={24} strokeWidth={1.75} />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}

const slide = (side: Side) => keyframes`
  from { transform: translateX(${side === 'right' ? '100%' : '-100%'}); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.dialog<{ $side: Side }>`
  position: fixed;
  inset-block: 0;
  inset-inline: ${({ $side }) => ($side === 'right' ? 'auto 0' : '0 auto')};
  width: min(${size.drawer}, 100% - ${space(3)});
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${color.surface};
  color: ${color.inkStrong};
  box-shadow: ${shadow.soft};

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${({ $side }) => slide($side)} ${motion.normal} ${motion.ease};
  }

  &::backdrop {
    background: ${color.backdrop};
    animation: ${appear} ${motion.normal} ${motion.ease};
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  padding: ${space(1.5)} ${space(1.5)} 0;
  color: ${color.ink};
`;

const Body = styled.div`
  flex: 1 1 auto;
  padding: ${space(1)} ${space(2)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
