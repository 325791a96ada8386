import { OfficeFrame } from '../features/access/office-frame';
import { InquiriesList } from '../features/inquiries/inquiries-list';

export default function InquiriesPage() {
  return (
    <OfficeFrame title="Inquiries" roles={['recruiter', 'auditor']}>
      {(session) => <InquiriesList session={session} />}
    </OfficeFrame>
  );
}
