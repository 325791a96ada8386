import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { dayText } from '../../lib/times';
import { batchHref, courseHref } from '../../paths';
import { feeText, MODE_LABELS, SeatsText, StateChip } from './batch-texts';
import { Parts } from './courses.styles';
import { EnrolmentsList } from './enrolments-list';
import { useBatch } from './use-courses';

interface BatchViewProps {
  readonly batchId: string;
  readonly session: OfficeSession;
}

/** One batch and its enrollments. */
export function BatchView({ batchId, session }: BatchViewProps) {
  const state = useBatch(batchId);
  return (
    <Parts>
      <LoadedView state={state} name="batch">
        {({ batch, course }) => (
          <>
            <h2>
              <Link to={courseHref(course.id)}>{course.name}</Link>
            </h2>
            <Facts batch={batch} />
          </>
        )}
      </LoadedView>
      <h2>Enrollments</h2>
      <EnrolmentsList href={batchHref(batchId)} of={{ batch: batchId }} session={session} />
    </Parts>
  );
}

const Facts = ({ batch }: { readonly batch: OfficeBatch }) => (
  <FactList>
    <dt>State</dt>
    <dd>
      <StateChip batch={batch} />
    </dd>
    <dt>Dates</dt>
    <dd>
      {dayText(batch.startDate)} to {dayText(batch.endDate)}
    </dd>
    <dt>Days and times</dt>
    <dd>{batch.times}</dd>
    <dt>Place</dt>
    <dd>{[MODE_LABELS[batch.mode], batch.place].filter(Boolean).join(', ')}</dd>
    <dt>Seats</dt>
    <dd>
      <SeatsText batch={batch} />
    </dd>
    <dt>Fee</dt>
    <dd>{feeText(batch.fee)}</dd>
    <dt>Instructor</dt>
    <dd>{batch.instructor || 'Not given'}</dd>
    <dt>Languages</dt>
    <dd>{batch.languages.join(', ')}</dd>
  </FactList>
);
