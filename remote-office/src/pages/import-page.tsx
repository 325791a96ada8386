import { useParams } from '@kadam/shared/router';
import { OfficeFrame } from '../features/access/office-frame';
import { ImportView } from '../features/imports/import-view';
import { hasRole } from '../lib/roles';

export default function ImportPage() {
  const { importId = '' } = useParams();
  return (
    <OfficeFrame title="Import" roles={['recruiter', 'auditor']}>
      {({ roles }) => <ImportView id={importId} isWriter={hasRole(roles, 'recruiter')} />}
    </OfficeFrame>
  );
}
