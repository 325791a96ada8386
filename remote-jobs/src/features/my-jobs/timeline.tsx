import { type ApplicationStep, STATUS_LABELS } from '@kadam/shared/contract/applications';
import { Chip } from '@kadam/shared/ui/chip';
import { useState } from 'react';
import { timeText } from '../../lib/time-text';
import { History, Steps } from './application-progress.styles';

interface TimelineProps {
  readonly steps: readonly ApplicationStep[];
  /** Number of the latest steps to mark as new. */
  readonly unread?: number;
}

/** The steps of an application, oldest first. */
export const Timeline = ({ steps, unread = 0 }: TimelineProps) => (
  <Steps aria-label="History">
    {steps.map(({ status, at, note }, index) => (
      <li key={`${at}-${index}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
        <strong>{STATUS_LABELS[status]}</strong> <time dateTime={at}>{timeText(at)}</time>
        {isUnread(steps, { index, unread }) && (
          <>
            {' '}
            <Chip tone="accent">New</Chip>
          </>
        )}
        {note !== '' && <p>{note}</p>}
      </li>
    ))}
  </Steps>
);

const isByOffice = ({ status }: ApplicationStep) => status !== 'received' && status !== 'withdrawn';

function isUnread(steps: readonly ApplicationStep[], { index, unread }: { index: number; unread: number }): boolean {
  const step = steps[index];
  return step !== undefined && isByOffice(step) && steps.slice(index).filter(isByOffice).length <= unread;
}

interface StepHistoryProps {
  readonly steps: readonly ApplicationStep[];
  readonly unread: number;
}

/** The collapsible history, open if it has news or the last step has a note. */
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
