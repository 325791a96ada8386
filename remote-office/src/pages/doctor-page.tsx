import { OfficeFrame } from '../features/access/office-frame';
import { FindingsList } from '../features/doctor/findings-list';

export default function DoctorPage() {
  return (
    <OfficeFrame title="Before going live" roles={['content_editor', 'auditor']}>
      {() => <FindingsList />}
    </OfficeFrame>
  );
}
