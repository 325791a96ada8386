import { AuditLog } from '../features/audit/audit-log';
import { OfficeFrame } from '../features/access/office-frame';

export default function AuditPage() {
  return (
    <OfficeFrame title="Audit log" roles={['auditor']}>
      {() => <AuditLog />}
    </OfficeFrame>
  );
}
