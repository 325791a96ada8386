import {
  MAX_PRIVACY_TEXT_LENGTH,
  type OwnPrivacyRequest,
  PRIVACY_ANSWER_DAYS,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_LABELS,
  PRIVACY_REQUEST_MESSAGES,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@kadam/shared/contract/privacy-requests';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { SmallText } from '@kadam/shared/ui/small-text';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { useState } from 'react';
import { Choices, Form, Section } from './account.styles';
import type { ActionProps } from './use-account-actions';
import { useOwnRequests, useRequestForm } from './use-choices';

const OPTIONS = PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: PRIVACY_REQUEST_LABELS[value] }));
const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayOf = (time: string) => days.format(new Date(time));

/** What the member does alone; the office is not needed for it. */
const AT_ONCE: Readonly<Partial<Record<PrivacyRequestKind, string>>> = {
  access: 'You can download everything we hold about you at once, under “Download my data” on this page.',
  erasure: 'You can delete your account and everything in it at once, under “Delete my account” on this page.',
};

/** Requests of the member about personal data, and a form for another one. */
export function RequestsSection({ onExpire }: ActionProps) {
  const { entries, failure, retry, replace } = useOwnRequests();
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const { form, field, message, state, waiting } = useRequestForm({ kind, onSent: replace, onExpire });
  return (
    <Section aria-labelledby="requests-section">
      <h2 id="requests-section">Ask about your data</h2>
      <p>Our office answers within {PRIVACY_ANSWER_DAYS} days, by mail and here. It is free of charge.</p>
      <Form {...form} aria-label="Ask about your data">
        <SelectField
          label="What do you ask for?"
          name="kind"
          value={kind}
          options={OPTIONS}
          onChange={({ currentTarget: { value } }) =>
            setKind(PRIVACY_REQUEST_KINDS.find((one) => one === value) ?? 'access')
          }
        />
        {AT_ONCE[kind] && <Notice>{AT_ONCE[kind]}</Notice>}
        <Field
          label="Your request"
          multiline
          rows={4}
          isRequired
          maxLength={MAX_PRIVACY_TEXT_LENGTH}
          {...field('text')}
        />
        {message && <Notice tone="danger">{message}</Notice>}
        {state.status === 'sent' && <Notice tone="success">{PRIVACY_REQUEST_MESSAGES.sent}</Notice>}
        <div>
          <SubmitButton label="Send the request" busyLabel="Sending…" variant="secondary" waiting={waiting} />
        </div>
      </Form>
      {failure && (
        <Notice tone="danger" title={failure} action={<Button onClick={retry}>Retry</Button>}>
          Your requests could not be loaded.
        </Notice>
      )}
      {entries && entries.length > 0 && (
        <Choices aria-label="Your requests">
          {entries.map((request) => (
            <li key={request.id}>
              <Request {...request} />
            </li>
          ))}
        </Choices>
      )}
    </Section>
  );
}

const STATES: Readonly<Record<PrivacyRequestState, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  answered: 'Answered',
  rejected: 'Rejected',
  withdrawn: 'Ended',
};

const Request = ({ kind, text, state, receivedAt, dueAt, answer }: OwnPrivacyRequest) => (
  <>
    <h3>{PRIVACY_REQUEST_LABELS[kind]}</h3>
    <p>{text}</p>
    <SmallText>
      {STATES[state]}. Sent on {dayOf(receivedAt)}
      {answer ? `, answered on ${dayOf(answer.at)}:` : `, the answer is due by ${dayOf(dueAt)}.`}
    </SmallText>
    {answer && <p>{answer.text}</p>}
  </>
);
