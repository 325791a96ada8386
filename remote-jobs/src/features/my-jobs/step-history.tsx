import type { ApplicationStep } from '@kadam/shared/contract/applications';
import { useState } from 'react';
import { History } from './standing.styles';
import { Timeline } from './timeline';

interface StepHistoryProps {
  readonly steps: readonly ApplicationStep[];
  readonly unread: number;
}

/** The history behind a summary, open where it holds something to read: news, or a note of the office with the last step. */
export function StepHistory({ steps, unread }: StepHistoryProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const hasWords = unread > 0 || (steps.at(-1)?.note ?? '') !== '';
  return (
    <History open={isOpen ?? hasWords} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{steps.length === 1 ? 'History (1 step)' : `History (${steps.length} steps)`}</summary>
      <Timeline steps={steps} unread={unread} />
    </History>
  );
}
