import { PRIVACY_REQUEST_KINDS, privacyRequestBody } from '@kadam/shared/contract/privacy-requests';
import { fieldErrorsOfIssues, type FormError, parseFieldErrors, useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';
import { submitPrivacyRequest } from './privacy.requests';

const UNCONFIRMED = 'The server did not confirm that your request has arrived. Please try again.';

export const useRequestForm = () =>
  useForm({
    initial: { kind: PRIVACY_REQUEST_KINDS[0] as string, name: '', email: '', text: '' },
    send: (values, { entries, signal }) => {
      const website = entries.get('website');
      return submit({ ...values, website: typeof website === 'string' ? website : '' }, signal);
    },
    fallback: 'We could not send your request just now. Please try again.',
  });

/** @returns the error to show, or undefined when it was accepted */
async function submit(entry: object, signal: AbortSignal): Promise<FormError | undefined> {
  const checked = privacyRequestBody.safeParse(entry);
  if (!checked.success)
    return { message: 'Please check the marked fields.', fieldErrors: fieldErrorsOfIssues(checked.error.issues) };
  try {
    return (await submitPrivacyRequest(checked.data, signal)) ? undefined : { message: UNCONFIRMED };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { message: error.message, fieldErrors: parseFieldErrors(error.body) };
  }
}
