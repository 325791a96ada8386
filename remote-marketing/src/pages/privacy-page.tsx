import { isSample } from '@kadam/shared/contract/brand';
import { phoneHref } from '@kadam/shared/contract/phone';
import { BUILT_IN_PRIVACY, privacyPolicy } from '@kadam/shared/contract/privacy-policy';
import { PRIVACY_FACTS } from '@kadam/shared/contract/privacy-settings';
import { Loader } from '@kadam/shared/ui/loader';
import { LegalDocument } from '../features/legal-text/legal-text';
import { RequestForm } from '../features/privacy/request-form';
import { useSection } from '../lib/use-section';

const { officer } = PRIVACY_FACTS;
const OFFICER_LINKS = { [officer.email]: `mailto:${officer.email}`, [officer.phone]: phoneHref(officer.phone) };

export default function PrivacyPage() {
  const policy = useSection('privacy', BUILT_IN_PRIVACY);
  if (!policy) return <Loader title="Loading the privacy policy" />;
  return (
    <>
      <LegalDocument
        title="Privacy Policy"
        text={privacyPolicy(policy, PRIVACY_FACTS)}
        isSample={isSample('privacy')}
        links={OFFICER_LINKS}
      />
      <RequestForm />
    </>
  );
}
