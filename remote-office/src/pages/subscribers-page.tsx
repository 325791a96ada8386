import { OfficeFrame } from '../features/access/office-frame';
import { SubscribersList } from '../features/subscribers/subscribers-list';

export default function SubscribersPage() {
  return <OfficeFrame title="Subscribers">{(session) => <SubscribersList session={session} />}</OfficeFrame>;
}
