import { isSample } from '@kadam/shared/contract/brand';
import { companyValues, filledText } from '@kadam/shared/contract/legal-text';
import { BUILT_IN_TERMS } from '@kadam/shared/contract/terms';
import { Loader } from '@kadam/shared/ui/loader';
import { LegalDocument } from '../features/legal-text/legal-text';
import { useSection } from '../lib/use-section';

export default function TermsPage() {
  const terms = useSection('terms', BUILT_IN_TERMS);
  if (!terms) return <Loader title="Loading the terms of service" />;
  return (
    <LegalDocument title="Terms of Service" text={filledText(terms, companyValues())} isSample={isSample('terms')} />
  );
}
