import { OfficeFrame } from '../features/access/office-frame';
import { MailsList } from '../features/mails/mails-list';
import { CONSULTANCY_ROLES } from '../lib/roles';

export default function MailsPage() {
  return (
    <OfficeFrame title="Unsent emails" roles={CONSULTANCY_ROLES}>
      {(session) => <MailsList session={session} />}
    </OfficeFrame>
  );
}
