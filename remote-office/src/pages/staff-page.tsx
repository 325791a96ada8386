import { OfficeFrame } from '../features/access/office-frame';
import { StaffListView } from '../features/staff/staff-list';

export default function StaffPage() {
  return (
    <OfficeFrame title="Staff" roles={['auditor']}>
      {(session) => <StaffListView session={session} />}
    </OfficeFrame>
  );
}
