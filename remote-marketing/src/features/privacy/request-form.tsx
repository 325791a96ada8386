import {
  MAX_PRIVACY_TEXT_LENGTH,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_LABELS,
  PRIVACY_REQUEST_MESSAGES,
} from '@kadam/shared/contract/privacy-requests';
import { Field } from '@kadam/shared/ui/field';
import { Container } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { Honeypot } from '../../lib/honeypot';
import { Section } from '../../lib/section.styles';
import { Form } from './privacy.styles';
import { useRequestForm } from './use-request-form';

const OPTIONS = PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: PRIVACY_REQUEST_LABELS[value] }));

/** A request about personal data without an account. */
export function RequestForm() {
  const { values, state, message, waiting, form, field, edit, outcome } = useRequestForm();
  return (
    <Section>
      <Container>
        <h2 id="ask-about-your-data">Ask about your data</h2>
        <p>
          With an account, log in and open <a href="/account">Account settings</a>: you can download and delete your
          data there at once. Without one, send your request here; it counts when you confirm it by mail.
        </p>
        {state.status === 'sent' ? (
          <div ref={outcome} tabIndex={-1}>
            <Notice tone="success" title={PRIVACY_REQUEST_MESSAGES.confirm} />
          </div>
        ) : (
          <Form {...form} aria-labelledby="ask-about-your-data">
            {message && (
              <div ref={outcome} tabIndex={-1}>
                <Notice tone="danger" title={message} />
              </div>
            )}
            <SelectField
              label="What do you ask for?"
              name="kind"
              value={values.kind}
              options={OPTIONS}
              onChange={(event) => edit('kind', event.currentTarget.value)}
            />
            <Field label="Your name" isRequired autoComplete="name" {...field('name')} />
            <Field label="Email" isRequired type="email" inputMode="email" autoComplete="email" {...field('email')} />
            <Field
              label="Your request"
              isRequired
              multiline
              rows={5}
              autoComplete="off"
              maxLength={MAX_PRIVACY_TEXT_LENGTH}
              {...field('text')}
            />
            <Honeypot />
            <div>
              <SubmitButton label="Send the request" busyLabel="Sending…" waiting={waiting} />
            </div>
          </Form>
        )}
      </Container>
    </Section>
  );
}
