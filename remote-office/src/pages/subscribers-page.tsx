import { OfficeFrame } from '../features/access/office-frame';
import { SubscribersList } from '../features/subscribers/subscribers-list';
import { CONSULTANCY_ROLES } from '../lib/roles';

export default function SubscribersPage() {
  return (
    <OfficeFrame title="Subscribers" roles={CONSULTANCY_ROLES}>
      {(session) => <SubscribersList session={session} />}
    </OfficeFrame>
  );
}
