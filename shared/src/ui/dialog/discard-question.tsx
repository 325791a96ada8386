import { useId, useRef } from 'react';
import { Button } from '../button';
import { Actions, Frame, Head, Subtitle, Title } from './dialog.styles';
import { useDismissal } from './use-dismissal';
import { useModal } from './use-modal';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a dialog with typed data closes. Escape continues editing. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  const dismissal = useDismissal(onKeep);
  useModal(frame, (dialog) => dialog.querySelector('button'));

  return (
    <Frame
      ref={frame}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subtitle`}
      {...dismissal}
    >
      <Head>
        <Title id={`${id}-title`}>Discard what you typed?</Title>
        <Subtitle id={`${id}-subtitle`}>It has not been sent, and closing this window clears it.</Subtitle>
      </Head>
      <Actions>
        <Button variant="secondary" onClick={onKeep}>
          Keep editing
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </Actions>
    </Frame>
  );
}
