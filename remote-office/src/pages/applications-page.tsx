import { OfficeFrame } from '../features/access/office-frame';
import { ApplicationsList } from '../features/applications/applications-list';

export default function ApplicationsPage() {
  return (
    <OfficeFrame title="Applications" roles={['recruiter', 'auditor']}>
      {(session) => <ApplicationsList session={session} />}
    </OfficeFrame>
  );
}
