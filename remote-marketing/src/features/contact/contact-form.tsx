import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { fieldId, LABELS, type ContactField } from './contact-fields';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { Confirmation, NeedsScripts, FormError } from './contact-outcome';
import { FieldPair, Form, Send, Trap } from './contact.styles';
import { useContactForm } from './use-contact-form';

const FACES = {
  name: { autoComplete: 'name', isRequired: true },
  email: { autoComplete: 'email', isRequired: true, type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  message: { autoComplete: 'off', isRequired: true },
} as const;

export function ContactForm() {
  const { values, state, fieldErrors, message, isSending, waiting, form, field, outcome, startAgain } =
    useContactForm();
  const isReady = useIsInBrowser();
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
      <Trap aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Send>
        {/* Before hydration a browser would submit the typed values in the URL. */}
        <Button type={isReady ? 'submit' : 'button'} isBusy={isSending} busyLabel="Sending…">
          Submit
        </Button>
        <StillLoading {...waiting} />
        <p>We email you a copy of your message.</p>
      </Send>
    </Form>
  );
}
