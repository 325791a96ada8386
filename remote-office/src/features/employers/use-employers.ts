import { useState } from 'react';
import { EMPLOYER_MESSAGES, type Employer } from '@kadam/shared/contract/employers';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { fetchEmployers, sendEmployer, sendNewEmployer } from './employers.requests';

const LIST = 'employers';
export const EMPLOYERS = { list: LIST, load: fetchEmployers } as const;
const FIELDS = ['name', 'description', 'website', 'location', 'logo.image', 'logo.alt'] as const;

/**
 * The form of an existing or new employer. Input is kept if another person saves meanwhile;
 * `reload` loads the newest version, which the next attempt replaces.
 */
export function useEmployerForm(known: Employer | undefined, onSaved: (name: string) => void) {
  const [newId] = useState(() => crypto.randomUUID());
  const [isOutdated, setIsOutdated] = useState(false);
  const { name = '', description = '', website = '', location = '', logo } = known ?? {};
  const initial = {
    name,
    description,
    website,
    location,
    'logo.image': logo?.image ?? '',
    'logo.alt': logo?.alt ?? '',
  };
  const form = useForm({
    initial,
    check: (values) =>
      values.name.trim() === '' ? { fieldErrors: { name: EMPLOYER_MESSAGES.nameMissing } } : undefined,
    send: async (values) => {
      const { 'logo.image': image, 'logo.alt': alt, ...texts } = values;
      const fields = { ...texts, logo: image === '' ? null : { image, alt } };
      const sent = known
        ? sendEmployer(known.id, { ...fields, version: known.version })
        : sendNewEmployer({ ...fields, id: newId });
      const failure = await settleChange(LIST, sent);
      setIsOutdated(known !== undefined && failure?.isConflict === true);
      if (!failure) onSaved(values.name.trim());
      return failure;
    },
    fallback: 'The employer was not saved. Please try again.',
  });
  const isDirty = FIELDS.some((field) => form.values[field] !== initial[field]);
  return { ...form, isDirty, isOutdated, reload: () => refreshList(LIST) };
}
