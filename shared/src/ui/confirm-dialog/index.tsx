import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Stack } from '../layout';
import { Notice } from '../notice';
import { space } from '../theme';

interface ConfirmDialogProps {
  title: string;
  subtitle?: string;
  /** Consequences, as paragraphs. */
  children: ReactNode;
  confirmLabel: string;
  /** Button label while `isBusy`. */
  busyLabel: string;
  isBusy: boolean;
  /** Error of the action. */
  message: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before something is removed, and stays open with the message on an error.
 */
export function ConfirmDialog({ title, subtitle, children, message, onClose, ...button }: ConfirmDialogProps) {
  const { confirmLabel, busyLabel, isBusy, onConfirm } = button;
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={subtitle}>
      <Stack gap={3}>
        {children}
        {message !== undefined && <Notice tone="danger">{message}</Notice>}
        <Buttons>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
