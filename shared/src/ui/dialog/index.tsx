import { useId, useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button';
import { Body, CloseCorner, Frame, Head, Subtitle, Title } from './dialog.styles';
import { DiscardQuestion } from './discard-question';
import { useDismissal } from './use-dismissal';
import { useModal } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button, Escape, the backdrop, or 'Discard'. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Typed data would be lost: asks before closing. */
  isDirty?: boolean | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog on the native element. Children are mounted only while it is open. Focus starts in
 * the first field, or on the title, where the Enter that opened it presses nothing; it returns to
 * the opener. Up to 480 px it is a sheet at the bottom, with a form full screen.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, subtitle, isDirty = false, children }: Omit<DialogProps, 'isOpen'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const handleDismiss = () => (isDirty ? setIsAsking(true) : onClose());
  const dismissal = useDismissal(handleDismiss);
  useModal(frame, firstControl);

  return (
    <Frame
      ref={frame}
      aria-labelledby={`${id}-title`}
      {...(subtitle && { 'aria-describedby': `${id}-subtitle` })}
      {...dismissal}
    >
      <Head>
        <Title id={`${id}-title`} tabIndex={-1}>
          {title}
        </Title>
        {subtitle && <Subtitle id={`${id}-subtitle`}>{subtitle}</Subtitle>}
        <CloseCorner>
          <IconButton label="Close" onClick={handleDismiss}>
            <X aria-hidden size={22} strokeWidth={1.75} />
          </IconButton>
        </CloseCorner>
      </Head>
      <Body data-dialog-body>{children}</Body>
      {isAsking && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />}
    </Frame>
  );
}

const enabled = ':not(:disabled, [type="hidden"], [tabindex="-1"])';

function firstControl(dialog: HTMLDialogElement) {
  const body = dialog.querySelector('[data-dialog-body]');
  return (
    body?.querySelector<HTMLElement>(`:is(input, select, textarea)${enabled}`) ??
    dialog.querySelector<HTMLElement>('h2')
  );
}
