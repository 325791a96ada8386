import { ALERT_MESSAGES, type AlertFrequency, type JobAlert } from '@kadam/shared/contract/alerts';
import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import type { SaveError } from '../../lib/profile-failure';
import type { SavedSearch } from '../../lib/saved-search';
import { ALERT_NOT_SAVED_MESSAGE, saveAlert, saveChange, type AlertChoice } from './alerts.requests';
import { refreshAlerts } from './use-alerts';

export function useAlertForm(known: AlertChoice, save: (choice: AlertChoice) => Promise<SaveError | undefined>) {
  const [owner] = useState(() => currentSession().userId);
  return useForm({
    initial: { name: known.name, frequency: known.frequency as string },
    check: ({ name }) => (name.trim() === '' ? { fieldErrors: { name: ALERT_MESSAGES.nameMissing } } : undefined),
    send: async ({ name, frequency }, sending) => {
      const choice = { name: name.trim(), frequency: frequency as AlertFrequency };
      const failure = await sendAsMember(() => save(choice), { ...sending, owners: [owner] });
      if (!failure) await refreshAlerts();
      return failure;
    },
    fallback: ALERT_NOT_SAVED_MESSAGE,
  });
}

export const saveSearch = (search: SavedSearch) => (choice: AlertChoice) => saveAlert(search, choice);

export const saveChanges =
  ({ id, isPaused }: Pick<JobAlert, 'id' | 'isPaused'>) =>
  (choice: AlertChoice) =>
    saveChange(id, { ...choice, isPaused });
