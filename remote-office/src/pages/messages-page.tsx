import { OfficeFrame } from '../features/access/office-frame';
import { MessagesList } from '../features/messages/messages-list';

export default function MessagesPage() {
  return <OfficeFrame title="Messages">{(session) => <MessagesList session={session} />}</OfficeFrame>;
}
