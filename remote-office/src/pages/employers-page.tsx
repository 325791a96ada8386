import { OfficeFrame } from '../features/access/office-frame';
import { EmployersList } from '../features/employers/employers-list';

export default function EmployersPage() {
  return (
    <OfficeFrame title="Employers" roles={['recruiter', 'auditor']}>
      {(session) => <EmployersList session={session} />}
    </OfficeFrame>
  );
}
