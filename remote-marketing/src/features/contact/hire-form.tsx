import { BRAND } from '@kadam/shared/contract/brand';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { Honeypot } from '../../lib/honeypot';
import { NeedsScripts } from './contact-outcome';
import { FieldPair, Form, Send } from './contact.styles';
import { useHireForm } from './use-hire-form';

export function HireForm() {
  const { values, state, message, waiting, form, field, outcome, reset } = useHireForm();
  if (state.status === 'sent') {
    const again = (
      <Button variant="secondary" size="sm" onClick={reset}>
        Send another inquiry
      </Button>
    );
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice tone="success" title="Thank you, your inquiry is with us." action={again}>
          A person reads it and answers to {values.email.trim()} {BRAND.answerTime}. A receipt is on its way to you.
        </Notice>
      </div>
    );
  }
  return (
    <Form {...form} aria-labelledby="tell-us">
      <noscript>
        <NeedsScripts />
      </noscript>
      {message && (
        <div ref={outcome} tabIndex={-1}>
          <Notice tone="danger" title={message}>
            Nothing you typed is lost. You can also write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
          </Notice>
        </div>
      )}
      <FieldPair>
        <Field label="Company" isRequired autoComplete="organization" {...field('company')} />
        <Field label="Your name" isRequired autoComplete="name" {...field('name')} />
      </FieldPair>
      <FieldPair>
        <Field label="Email" isRequired type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <Field label="Phone Number" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      </FieldPair>
      <FieldPair>
        <Field label="Role" isRequired autoComplete="off" {...field('role')} />
        <Field label="Number of people" isRequired inputMode="numeric" autoComplete="off" {...field('people')} />
      </FieldPair>
      <FieldPair>
        <Field label="Location" isRequired autoComplete="off" {...field('location')} />
        <Field label="Wanted by" type="date" {...field('wantedBy')} />
      </FieldPair>
      <FieldPair>
        <Field label="Pay from (LPA)" inputMode="decimal" autoComplete="off" {...field('payFrom')} />
        <Field label="Pay to (LPA)" inputMode="decimal" autoComplete="off" {...field('payTo')} />
      </FieldPair>
      <Field label="Message" multiline rows={5} autoComplete="off" {...field('message')} />
      <Honeypot />
      <Send>
        <SubmitButton label="Submit" busyLabel="Sending…" waiting={waiting} />
        <p>We email you a receipt.</p>
      </Send>
    </Form>
  );
}
