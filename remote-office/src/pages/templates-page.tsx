import { OfficeFrame } from '../features/access/office-frame';
import { TemplatesView } from '../features/templates/templates-view';

export default function TemplatesPage() {
  return (
    <OfficeFrame title="Message templates" roles={['recruiter', 'auditor']}>
      {(session) => <TemplatesView session={session} />}
    </OfficeFrame>
  );
}
