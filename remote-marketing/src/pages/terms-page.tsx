import { terms } from '../content/terms';
import { LastUpdated, LegalText } from '../features/legal-text/legal-text';
import { PageHeader } from '../lib/page-header';

export default function TermsPage() {
  return (
    <>
      <PageHeader title={terms.title} note={<LastUpdated date={terms.updated} />}>
        {terms.lead}
      </PageHeader>
      <LegalText page={terms} />
    </>
  );
}
