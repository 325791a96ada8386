import { OfficeFrame } from '../features/access/office-frame';
import { MessagesList } from '../features/messages/messages-list';
import { CONSULTANCY_ROLES } from '../lib/roles';

export default function MessagesPage() {
  return (
    <OfficeFrame title="Messages" roles={CONSULTANCY_ROLES}>
      {(session) => <MessagesList session={session} />}
    </OfficeFrame>
  );
}
