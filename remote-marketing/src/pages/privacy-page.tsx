import { privacy } from '../content/privacy';
import { LastUpdated, LegalText } from '../features/legal-text/legal-text';
import { PageHeader } from '../lib/page-header';

export default function PrivacyPage() {
  return (
    <>
      <PageHeader title={privacy.title} note={<LastUpdated date={privacy.updated} />}>
        {privacy.lead}
      </PageHeader>
      <LegalText page={privacy} />
    </>
  );
}
