import type { BatchState, OfficeBatch } from '@kadam/shared/contract/course-batches';
import { Chip } from '@kadam/shared/ui/chip';
import { toIndia } from '../../lib/times';
import { Unbroken } from './courses.styles';

const STATE_LABELS: Readonly<Record<BatchState, string>> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  canceled: 'Canceled',
};
const TONES = { draft: 'accent', open: 'success', closed: 'neutral', canceled: 'neutral' } as const;

/** The state of a batch; an open one that has started accepts no enrollments. */
export const StateChip = ({ batch: { state, startDate } }: { readonly batch: OfficeBatch }) => (
  <>
    <Unbroken>
      <Chip tone={TONES[state]}>{STATE_LABELS[state]}</Chip>
    </Unbroken>
    {state === 'open' && startDate < toIndia(new Date().toISOString()).slice(0, startDate.length) && (
      <small>has begun, so no more people can enroll</small>
    )}
  </>
);

/** Marks a course that only the office sees. */
export const HiddenChip = () => (
  <Unbroken>
    <Chip tone="neutral">Hidden</Chip>
  </Unbroken>
);

/** Number of taken seats, and length of the waiting list. */
export const SeatsText = ({ batch: { seats, taken, waiting } }: { readonly batch: OfficeBatch }) => (
  <small>
    {taken} of {seats} {seats === 1 ? 'seat' : 'seats'} taken{waiting > 0 && `, ${waiting} on the waiting list`}
  </small>
);

export const feeText = (fee: number): string => (fee === 0 ? 'Free' : `₹${fee.toLocaleString('en-IN')}`);

export const MODE_LABELS = { classroom: 'Classroom', online: 'Online', hybrid: 'Online and classroom' } as const;
