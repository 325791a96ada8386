import { Overview } from '../features/overview/overview';
import { OfficeFrame } from '../features/access/office-frame';

export default function OfficePage() {
  return <OfficeFrame title="Office">{(session) => <Overview session={session} />}</OfficeFrame>;
}
