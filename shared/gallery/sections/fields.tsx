import { useState } from 'react';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { PasswordField } from '@kadam/shared/ui/password-field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { Grid } from '../gallery.styles';

const places = [
  { value: 'blr', label: 'Bengaluru' },
  { value: 'pun', label: 'Pune' },
  { value: 'rem', label: 'Remote' },
];
const kinds = [
  { value: 'full', label: 'Full time', count: 1284 },
  { value: 'part', label: 'Part time', count: 36 },
  { value: 'intern', label: 'Internship, also for students in their final year of study', count: 0 },
];

export function Fields() {
  const [selected, setSelected] = useState(['full']);
  return (
    <Grid>
      <Stack gap={2.5}>
        <Field label="Full name" name="fullName" autoComplete="section-plain name" isRequired />
        <Field
          label="Professional Mail ID"
          name="email"
          type="email"
          autoComplete="section-plain email"
          hint="We write to this address only about your applications."
          placeholder="name@company.in"
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          defaultValue="98765"
          error="A phone number has ten digits. Add the five that are missing."
        />
        <Field label="Member number" name="member" defaultValue="KD-20419" disabled />
        <Field
          label="Registered mail"
          name="fixed"
          defaultValue="asha@example.in"
          readOnly
          hint="Contact us to change it."
        />
      </Stack>
      <Stack gap={2.5}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          defaultValue="a long password"
          isRequired
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 8 characters."
          error="The password has 5 characters. Use at least 8."
        />
        <SelectField label="Place" name="place" options={places} placeholder="Any place" defaultValue="" />
        <SelectField label="Notice period" name="notice" options={places} error="Choose one." isRequired />
        <SelectField label="Country" name="country" options={[{ value: 'in', label: 'India' }]} disabled />
      </Stack>
      <Stack gap={2.5}>
        <Field label="Message" name="message" multiline rows={5} hint="What should we know before we call?" />
        <Field
          label="Why this job?"
          name="why"
          multiline
          error="Say it in at least 20 characters."
          defaultValue="Because."
        />
        <CheckboxGroup legend="Employment type" options={kinds} selected={selected} onChange={setSelected} />
      </Stack>
    </Grid>
  );
}
