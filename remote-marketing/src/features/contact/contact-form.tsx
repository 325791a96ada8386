import { type FormEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { fieldId, LABELS, type ContactField } from './contact-fields';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { Confirmation, NeedsScripts, Refusal } from './contact-outcome';
import { FieldPair, Form, Send, Trap } from './contact.styles';
import { useContactForm } from './use-contact-form';

const FACES = {
  name: { autoComplete: 'name', isRequired: true },
  email: { autoComplete: 'email', isRequired: true, type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  message: { autoComplete: 'off', isRequired: true },
} as const;

export function ContactForm() {
  const { values, state, send, edit, startAgain } = useContactForm();
  const isReady = useIsInBrowser();
  if (state.status === 'sent') return <Confirmation to={state.to} onAgain={startAgain} />;

  const faults = state.status === 'refused' ? state.faults : {};
  const fieldProps = (field: ContactField) => ({
    id: fieldId(field),
    name: field,
    label: LABELS[field],
    value: values[field],
    error: faults[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => edit(field, target.value),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    void send(typeof website === 'string' ? website : '');
  };

  return (
    <Form noValidate onSubmit={handleSubmit} aria-labelledby="get-in-touch">
      <noscript>
        <NeedsScripts />
      </noscript>
      {state.status === 'refused' && <Refusal message={state.message} faults={faults} />}
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
        {/* Before the code is there, a browser would send what was typed as part of an address. */}
        <Button type={isReady ? 'submit' : 'button'} isBusy={state.status === 'sending'} busyLabel="Sending…">
          Submit
        </Button>
      </Send>
    </Form>
  );
}
