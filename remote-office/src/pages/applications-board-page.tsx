import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { BoardView } from '../features/applications/board-view';

export default function ApplicationsBoardPage() {
  const { postingId = '' } = useParams();
  return (
    <OfficeFrame title="Applications for a job" roles={['recruiter', 'auditor']}>
      {(session) => <BoardView key={postingId} postingId={postingId} session={session} />}
    </OfficeFrame>
  );
}
