import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { PostingEditor } from '../features/postings/posting-editor';
import { hasRole } from '../lib/roles';

export default function PostingPage() {
  const { postingId = '' } = useParams();
  return (
    <OfficeFrame title="Posting" roles={['recruiter', 'auditor']}>
      {({ roles }) => <PostingEditor id={postingId} isWriter={hasRole(roles, 'recruiter')} />}
    </OfficeFrame>
  );
}
