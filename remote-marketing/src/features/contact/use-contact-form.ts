import { contactBody, sendContact } from '@kadam/shared/contract/marketing';
import { call } from '@kadam/shared/http';
import { useSearchParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { openingOf } from '../../content/contact';
import { useOfficeForm } from '../../lib/use-office-form';
import { summaryOf } from './contact-fields';

export function useContactForm() {
  const [query] = useSearchParams();
  const opening = openingOf(query.get('topic'));
  const memberEmail = useSession(({ email }) => email);
  const form = useOfficeForm({
    noun: 'message',
    initial: { name: '', email: memberEmail ?? '', phone: '', message: opening },
    schema: contactBody,
    toBody: (values) => ({ ...values, message: values.message.trim() === opening.trim() ? '' : values.message }),
    summaryOf,
    send: (body, signal) => call(sendContact, { body, signal }),
  });
  return { ...form, startAgain: () => form.edit('message', '') };
}
