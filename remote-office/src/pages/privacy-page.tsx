import { OfficeFrame } from '../features/access/office-frame';
import { ConsentSearch } from '../features/privacy/consent-search';
import { RequestsList } from '../features/privacy/requests-list';
import { Settings } from '../features/privacy/settings';

export default function PrivacyPage() {
  return (
    <OfficeFrame title="Personal data" roles={['auditor']}>
      {(session) => (
        <>
          <RequestsList session={session} />
          <Settings session={session} />
          <ConsentSearch />
        </>
      )}
    </OfficeFrame>
  );
}
