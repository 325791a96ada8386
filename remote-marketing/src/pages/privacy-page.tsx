import { privacyPolicy } from '../content/privacy';
import { LastUpdated, LegalText } from '../features/legal-text/legal-text';
import { RequestForm } from '../features/privacy/request-form';
import { usePrivacyFacts } from '../features/privacy/use-privacy-facts';
import { PageHeader } from '../lib/page-header';

export default function PrivacyPage() {
  const policy = privacyPolicy(usePrivacyFacts());
  return (
    <>
      <PageHeader title={policy.title} note={<LastUpdated date={policy.updated} />}>
        {policy.lead}
      </PageHeader>
      <LegalText page={policy} />
      <RequestForm />
    </>
  );
}
