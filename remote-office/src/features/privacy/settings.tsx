import { useState } from 'react';
import {
  monthsText,
  type PrivacySettings,
  RETENTION,
  RETENTION_KINDS,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { OfficeForm } from '../../lib/office-form';
import { hasRole } from '../../lib/roles';
import { Section } from './privacy.styles';
import { fieldOf, useEffectOf, useSettings, useSettingsForm } from './use-settings';

/** Grievance officer and retention periods, which the privacy page shows. */
export function Settings({ session }: { readonly session: OfficeSession }) {
  const state = useSettings();
  return (
    <Section aria-labelledby="privacy-settings">
      <h2 id="privacy-settings">Grievance officer and retention periods</h2>
      <p>The privacy page shows them. What is older is removed within an hour.</p>
      <LoadedView state={state} name="settings">
        {(settings) => (hasRole(session.roles) ? <SettingsForm settings={settings} /> : <Shown settings={settings} />)}
      </LoadedView>
    </Section>
  );
}

const Shown = ({ settings: { officer, retention } }: { readonly settings: PrivacySettings }) => (
  <FactList>
    <dt>Grievance officer</dt>
    <dd>
      {officer.name}, {officer.email}, {officer.phone}
    </dd>
    {RETENTION_KINDS.map((kind) => [
      <dt key={`${kind} name`}>{RETENTION[kind].label}</dt>,
      <dd key={kind}>
        {monthsText(retention[kind])} {RETENTION[kind].from}
      </dd>,
    ])}
  </FactList>
);

function SettingsForm({ settings }: { readonly settings: PrivacySettings }) {
  const [announcement, setAnnouncement] = useState('');
  const form = useSettingsForm(settings, () => setAnnouncement('The settings are saved.'));
  return (
    <OfficeForm form={form} aria-labelledby="privacy-settings">
      <Field label="Grievance officer" isRequired maxLength={120} {...form.field('officer.name')} />
      <Field label="Email" type="email" isRequired {...form.field('officer.email')} />
      <Field label="Phone" type="tel" isRequired maxLength={40} {...form.field('officer.phone')} />
      {RETENTION_KINDS.map((kind) => {
        const { label, from, min, max } = RETENTION[kind];
        return (
          <Field
            key={kind}
            label={`${label} (months)`}
            hint={`Kept for so long ${from}: ${min} to ${max} months.`}
            inputMode="numeric"
            isRequired
            {...form.field(fieldOf(kind))}
          />
        );
      })}
      {form.months && <Effect months={form.months} />}
      <p role="status">{announcement}</p>
      <div>
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          Save the settings
        </Button>
      </div>
    </OfficeForm>
  );
}

/** What saving leads to. */
function Effect({ months }: { readonly months: RetentionMonths }) {
  const state = useEffectOf(months);
  if (state.status === 'loading') return <p>Counting what these periods remove…</p>;
  if (state.status === 'failed') return <p>What these periods remove could not be counted: {state.message}</p>;
  const removed = RETENTION_KINDS.filter((kind) => (state.data[kind] ?? 0) > 0);
  if (removed.length === 0) return <p>With these periods nothing is removed at the moment.</p>;
  return (
    <Notice tone="danger" title="With these periods the next cleaning removes for good:">
      <ul>
        {removed.map((kind) => (
          <li key={kind}>
            {RETENTION[kind].label}: {(state.data[kind] ?? 0).toLocaleString('en-IN')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
