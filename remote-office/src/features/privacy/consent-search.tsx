import { type FormEvent, useState } from 'react';
import { CONSENT_NOTICES, type ConsentRecord, type ConsentSource } from '@kadam/shared/contract/consents';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { FactList, SearchRow } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { timeText } from '../../lib/times';
import { Section } from './privacy.styles';
import { useConsents } from './use-settings';

const SOURCES: Readonly<Record<ConsentSource, string>> = {
  account: 'in the account settings',
  mail_link: 'with the link of an email',
  job_alert: 'with a job alert',
  resume_upload: 'by putting a resume on file',
  email_change: 'by changing the email address',
  account_deleted: 'by deleting the account',
  office: 'by the office, which removed the address',
  before_records: 'before consents were recorded',
};

/** The consents recorded for an email address, also after the account was deleted. */
export function ConsentSearch() {
  const [email, setEmail] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmail(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <Section aria-labelledby="consent-search">
      <h2 id="consent-search">Record of consents</h2>
      <SearchRow role="search" aria-labelledby="consent-search" onSubmit={handleSubmit}>
        <Field label="Email of the person" name="email" type="email" isRequired autoComplete="off" />
        <Button type="submit" variant="secondary">
          Show the record
        </Button>
      </SearchRow>
      {email !== '' && <Records key={email} email={email} />}
    </Section>
  );
}

function Records({ email }: { readonly email: string }) {
  const state = useConsents(email);
  return (
    <LoadedView state={state} name="record">
      {(records) => (records.length === 0 ? <p>Nothing is recorded for {email}.</p> : <RecordList records={records} />)}
    </LoadedView>
  );
}

const RecordList = ({ records }: { readonly records: readonly ConsentRecord[] }) => (
  <FactList aria-label="Record of consents">
    {records.map(({ id, purpose, isGiven, textVersion, policyVersion, source, at }) => [
      <dt key={`${id} time`}>{timeText(at)}</dt>,
      <dd key={id}>
        {CONSENT_NOTICES[purpose].title}: {isGiven ? 'given' : 'ended'} {SOURCES[source]}
        {textVersion > 0 && `, text ${textVersion}`}
        {policyVersion === 0 ? ', built-in privacy policy' : `, privacy policy version ${policyVersion}`}
      </dd>,
    ])}
  </FactList>
);
