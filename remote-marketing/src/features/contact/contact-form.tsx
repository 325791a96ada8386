import { Field } from '@kadam/shared/ui/field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { Honeypot } from '../../lib/honeypot';
import { fieldId, LABELS, type ContactField } from './contact-fields';
import { Confirmation, NeedsScripts, FormError } from './contact-outcome';
import { FieldPair, Form, Send } from './contact.styles';
import { useContactForm } from './use-contact-form';

const FACES = {
  name: { autoComplete: 'name', isRequired: true },
  email: { autoComplete: 'email', isRequired: true, type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  message: { autoComplete: 'off', isRequired: true },
} as const;

export function ContactForm() {
  const { values, state, fieldErrors, message, waiting, form, field, outcome, startAgain } = useContactForm();
  if (state.status === 'sent') return <Confirmation ref={outcome} to={values.email.trim()} onAgain={startAgain} />;

  const fieldProps = (name: ContactField) => ({ ...field(name), id: fieldId(name), label: LABELS[name] });
  return (
    <Form {...form} aria-labelledby="get-in-touch">
      <noscript>
        <NeedsScripts />
      </noscript>
      {message && <FormError ref={outcome} message={message} fieldErrors={fieldErrors} />}
      <Field {...FACES.name} {...fieldProps('name')} />
      <FieldPair>
        <Field {...FACES.email} {...fieldProps('email')} />
        <Field {...FACES.phone} {...fieldProps('phone')} />
      </FieldPair>
      <Field multiline rows={6} {...FACES.message} {...fieldProps('message')} />
      <Honeypot />
      <Send>
        <SubmitButton label="Submit" busyLabel="Sending…" waiting={waiting} />
        <p>We email you a copy of your message.</p>
      </Send>
    </Form>
  );
}
