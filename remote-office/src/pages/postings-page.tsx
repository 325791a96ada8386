import { OfficeFrame } from '../features/access/office-frame';
import { PostingsList } from '../features/postings/postings-list';
import { hasRole } from '../lib/roles';

export default function PostingsPage() {
  return (
    <OfficeFrame title="Postings" roles={['recruiter', 'auditor']}>
      {({ roles }) => <PostingsList isWriter={hasRole(roles, 'recruiter')} />}
    </OfficeFrame>
  );
}
