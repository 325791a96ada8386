import { useState } from 'react';
import type { ConsentRecord } from '@kadam/shared/contract/consents';
import {
  type PrivacySettings,
  RETENTION_KINDS,
  type RetentionKind,
  retentionError,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchConsents, fetchEffect, fetchSettings, sendSettings } from './privacy.requests';

const LIST = 'privacy-settings';

export const useSettings = (): Loaded<PrivacySettings> => useLoaded({ key: [LIST], load: fetchSettings });

/** Name of the field of a period in the server's errors. */
export const fieldOf = (kind: RetentionKind) => `retention.${kind}` as const;
type Fields = 'officer.name' | 'officer.email' | 'officer.phone' | ReturnType<typeof fieldOf>;

const monthsOf = (values: Readonly<Record<Fields, string>>): RetentionMonths =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, Number(values[fieldOf(kind)])])) as RetentionMonths;

/**
 * The form of the settings. Input is kept if another person saves meanwhile; `reload` loads the
 * newest version, which the next attempt replaces.
 */
export function useSettingsForm({ officer, retention, version }: PrivacySettings, onSaved: () => void) {
  const [isOutdated, setIsOutdated] = useState(false);
  const periods = Object.fromEntries(RETENTION_KINDS.map((kind) => [fieldOf(kind), String(retention[kind])]));
  const form = useForm<Fields>({
    initial: {
      'officer.name': officer.name,
      'officer.email': officer.email,
      'officer.phone': officer.phone,
      ...(periods as Record<ReturnType<typeof fieldOf>, string>),
    },
    check: (values) => {
      const months = monthsOf(values);
      const errors = RETENTION_KINDS.map((kind) => [fieldOf(kind), retentionError(kind, months[kind])] as const);
      return errors.some(([, error]) => error) ? { fieldErrors: Object.fromEntries(errors) } : undefined;
    },
    send: async (values, { reset }) => {
      const body = {
        officer: {
          name: values['officer.name'].trim(),
          email: values['officer.email'].trim(),
          phone: values['officer.phone'].trim(),
        },
        retention: monthsOf(values),
        version,
      };
      const failure = await settleChange(LIST, sendSettings(body));
      setIsOutdated(failure?.isConflict === true);
      if (failure) return failure;
      reset();
      onSaved();
      return undefined;
    },
    fallback: 'The settings were not saved. Please try again.',
  });
  const months = monthsOf(form.values);
  const isValid = RETENTION_KINDS.every((kind) => retentionError(kind, months[kind]) === undefined);
  return { ...form, isOutdated, reload: () => refreshList(LIST), months: isValid ? months : undefined };
}

/** Number of rows that the next run of housekeeping removes with these periods, by kind. */
export const useEffectOf = (months: RetentionMonths): Loaded<Record<string, number>> =>
  useLoaded({ key: ['privacy-effect', months], load: (signal) => fetchEffect(months, signal) });

/** The record of consents of an address. */
export const useConsents = (email: string): Loaded<readonly ConsentRecord[]> =>
  useLoaded({ key: ['consents', email], load: (signal) => fetchConsents(email, signal) });
