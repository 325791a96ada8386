import { OfficeFrame } from '../features/access/office-frame';
import { MailsList } from '../features/mails/mails-list';

export default function MailsPage() {
  return <OfficeFrame title="Unsent emails">{(session) => <MailsList session={session} />}</OfficeFrame>;
}
