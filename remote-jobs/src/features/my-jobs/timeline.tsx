import { STATUS_LABELS, type ApplicationStep } from '@kadam/shared/contract/applications';
import { Steps } from './standing.styles';

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The steps of an application with their times, the first one first. */
export const Timeline = ({ steps }: { readonly steps: readonly ApplicationStep[] }) => (
  <Steps aria-label="History">
    {steps.map(({ status, at, note }, index) => (
      <li key={`${at}-${index}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
        <strong>{STATUS_LABELS[status]}</strong> <time dateTime={at}>{timeOf(at)}</time>
        {note !== '' && <p>{note}</p>}
      </li>
    ))}
  </Steps>
);

function timeOf(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : moments.format(time);
}
