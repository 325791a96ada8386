import { inquiryBody, sendInquiry } from '@kadam/shared/contract/inquiries';
import { confirmation } from '@kadam/shared/contract/marketing';
import { fieldErrorsOfIssues, type FormError, parseFieldErrors, useForm } from '@kadam/shared/form';
import { ApiError, call } from '@kadam/shared/http';
import { useSession } from '@kadam/shared/session';

const UNCONFIRMED = 'The server did not confirm that your inquiry has arrived. Please try again.';
const CHECK = 'Please check the marked fields.';

/** An empty amount is none; anything but a number is an error of the contract. */
const amountOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function useHireForm() {
  const memberEmail = useSession(({ email }) => email);
  return useForm({
    initial: {
      company: '',
      name: '',
      email: memberEmail ?? '',
      phone: '',
      role: '',
      people: '1',
      location: '',
      payFrom: '',
      payTo: '',
      wantedBy: '',
      message: '',
    },
    send: (values, { entries, signal }) => {
      const website = entries.get('website');
      const entry = {
        ...values,
        people: Number(values.people),
        payFrom: amountOf(values.payFrom),
        payTo: amountOf(values.payTo),
        wantedBy: values.wantedBy === '' ? null : values.wantedBy,
        website: typeof website === 'string' ? website : '',
      };
      return submitInquiry(entry, signal);
    },
    fallback: 'We could not send your inquiry just now. Please try again.',
  });
}

/** @returns the error to show, or undefined when it was accepted */
async function submitInquiry(entry: object, signal: AbortSignal): Promise<FormError | undefined> {
  const checked = inquiryBody.safeParse(entry);
  if (!checked.success) return { message: CHECK, fieldErrors: fieldErrorsOfIssues(checked.error.issues) };
  try {
    const response = await call(sendInquiry, { body: checked.data, signal });
    return confirmation.safeParse(response).success ? undefined : { message: UNCONFIRMED };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.status !== undefined && error.status < 300 ? UNCONFIRMED : error.message;
    return { message, fieldErrors: parseFieldErrors(error.body) };
  }
}
