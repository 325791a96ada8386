import { settle } from '../../lib/settle';
import { useTextForm } from '../../lib/use-text-form';
import { sendNote } from './applications.requests';
import { refreshApplications } from './use-applications';

/** Adds internal notes to an application. */
export const useNote = (applicationId: string) =>
  useTextForm({
    missing: 'Please enter a note.',
    send: (body) => settle(sendNote(applicationId, body).then(refreshApplications)),
    fallback: 'The note was not saved. Please try again.',
  });
