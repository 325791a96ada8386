import { OfficeFrame } from '../features/access/office-frame';
import { ImportsList } from '../features/imports/imports-list';

export default function ImportsPage() {
  return (
    <OfficeFrame title="Imports" roles={['recruiter', 'auditor']}>
      {(session) => <ImportsList session={session} />}
    </OfficeFrame>
  );
}
