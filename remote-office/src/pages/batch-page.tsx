import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { BatchView } from '../features/courses/batch-view';

export default function BatchPage() {
  const { batchId = '' } = useParams();
  return (
    <OfficeFrame title="Batch" roles={['course_manager', 'auditor']}>
      {(session) => <BatchView key={batchId} batchId={batchId} session={session} />}
    </OfficeFrame>
  );
}
