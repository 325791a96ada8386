import { STATUS_LABELS, type ApplicationStep } from '@kadam/shared/contract/applications';
import { Chip } from '@kadam/shared/ui/chip';
import { Steps } from './standing.styles';

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

interface TimelineProps {
  readonly steps: readonly ApplicationStep[];
  /** How many of the latest steps of the office are marked as new. */
  readonly unread?: number;
}

/** The steps of an application with their times, the first one first. */
export const Timeline = ({ steps, unread = 0 }: TimelineProps) => (
  <Steps aria-label="History">
    {steps.map(({ status, at, note }, index) => (
      <li key={`${at}-${index}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
        <strong>{STATUS_LABELS[status]}</strong> <time dateTime={at}>{timeOf(at)}</time>
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

function timeOf(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : moments.format(time);
}
