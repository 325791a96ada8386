import { useRef, useState } from 'react';
import { NEW_POSTING, POSTING_MESSAGES, type OfficePosting } from '@kadam/shared/contract/postings';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { useForm } from '@kadam/shared/form';
import type { OfficeFailure } from '../../lib/office-failure';
import { fieldsOf, valuesOf, type PostingValues } from '../../lib/posting-values';
import { failureOf } from '../../lib/settle';
import { sendNewPosting, sendPosting } from './postings.requests';
import { readPosting, rememberPosting } from './use-posting';

interface PostingFormParts {
  /** Undefined for a new one. */
  readonly posting: OfficePosting | undefined;
  readonly onSaved: (posting: OfficePosting) => void;
}

const FALLBACK = 'The posting was not saved. Please try again.';
const NUMBERS = { ctc: 'Enter the pay as a number, such as 4.8.', noticePeriod: 'Enter a whole number of days.' };

/**
 * The form of a posting. Input belongs to the version that was loaded; a change that another person
 * made meanwhile is never overwritten.
 */
export function usePostingForm({ posting, onSaved }: PostingFormParts) {
  const newId = useRef(crypto.randomUUID());
  const [isOutdated, setIsOutdated] = useState(false);
  const initial = valuesOf(posting ?? NEW_POSTING);
  const form = useForm({
    initial,
    check: (values) => ({ fieldErrors: fieldErrorsOf(values) }),
    send: async (values, { reset }) => {
      setIsOutdated(false);
      try {
        const fields = fieldsOf(values);
        const saved = await (posting ? sendPosting(posting, fields) : sendNewPosting(newId.current, fields));
        await rememberPosting(saved);
        reset();
        onSaved(saved);
        return undefined;
      } catch (error) {
        const failure = await failureOf(error, FALLBACK);
        setIsOutdated(failure.message === STAFF_MESSAGES.changed);
        return withFields(failure);
      }
    },
    fallback: FALLBACK,
  });
  const isDirty = JSON.stringify(fieldsOf(form.values)) !== JSON.stringify(fieldsOf(initial));
  /** Replaces the input with the newest state. */
  const reload = async () => {
    if (!posting) return;
    const newest = await readPosting(posting.id);
    await rememberPosting(newest);
    form.reset();
    setIsOutdated(false);
    onSaved(newest);
  };
  return { ...form, isDirty, isOutdated, reload };
}

/** An entry of a list has its own path in the server's errors: skills.3. */
function withFields(failure: OfficeFailure): OfficeFailure {
  const entries = Object.entries(failure.fieldErrors ?? {}).map(([field, error]) => [field.split('.')[0], error]);
  return { ...failure, fieldErrors: Object.fromEntries(entries) as Record<string, string> };
}

function fieldErrorsOf(values: PostingValues) {
  const isNumber = (field: keyof typeof NUMBERS) => Number.isFinite(Number(values[field]));
  return {
    ...(values.jobName.trim() === '' && { jobName: POSTING_MESSAGES.titleMissing }),
    ...(!isNumber('ctc') && { ctc: NUMBERS.ctc }),
    ...((!isNumber('noticePeriod') || values.noticePeriod.includes('.')) && { noticePeriod: NUMBERS.noticePeriod }),
  };
}
