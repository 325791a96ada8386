import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Form, Pair, Part, SaveBar } from '../../lib/editor.styles';
import { FormNotice } from '../../lib/office-form';
import {
  CATEGORY_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  EXPERIENCE_LABELS,
  JOB_TYPE_LABELS,
  optionsOf,
} from '../../lib/posting-texts';
import type { PostingValues } from '../../lib/posting-values';
import { EmployerField } from './employer-field';
import type { usePostingForm } from './use-posting-form';

interface PostingFormProps {
  readonly form: ReturnType<typeof usePostingForm>;
  readonly isNew: boolean;
}

/** All fields of a posting that the office can edit. */
export const PostingForm = ({ form, isNew }: PostingFormProps) => (
  <Form {...form.form}>
    <FormNotice {...form} reloadLabel="Show the newest state">
      What you have typed is still here; it is discarded when you show the newest state.
    </FormNotice>
    <JobPart form={form} />
    <TextPart form={form} />
    <TermsPart form={form} />
    <SaveBar>
      <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
        {isNew ? 'Save as draft' : 'Save'}
      </Button>
      <span role="status">{form.isDirty ? 'Not saved yet' : ''}</span>
      <StillLoading {...form.waiting} />
    </SaveBar>
  </Form>
);

type PartProps = Pick<PostingFormProps, 'form'>;

function JobPart({ form: { field, values, edit } }: PartProps) {
  const choice = (name: keyof PostingValues, label: string, labels: Readonly<Record<string, string>>) => (
    <SelectField
      label={label}
      name={name}
      value={values[name]}
      options={optionsOf(labels)}
      onChange={(event) => edit(name, event.currentTarget.value)}
    />
  );
  return (
    <Part>
      <legend>Job</legend>
      <Field label="Title" isRequired maxLength={200} autoComplete="off" {...field('jobName')} />
      <Pair>
        <EmployerField label="Company" isNewAllowed {...field('companyName')} />
        <Field label="Location" hint="City, state" maxLength={200} autoComplete="off" {...field('location')} />
        {choice('jobType', 'Work arrangement', JOB_TYPE_LABELS)}
        {choice('employmentType', 'Employment type', EMPLOYMENT_TYPE_LABELS)}
        {choice('experienceLevel', 'Experience', EXPERIENCE_LABELS)}
        <SelectField
          label="Category"
          name="category"
          value={values.category}
          placeholder="By title and skills"
          options={optionsOf(CATEGORY_LABELS)}
          onChange={(event) => edit('category', event.currentTarget.value)}
        />
      </Pair>
    </Part>
  );
}

const TextPart = ({ form: { field } }: PartProps) => (
  <Part>
    <legend>Description</legend>
    <Field label="Description" multiline rows={8} maxLength={20_000} {...field('description')} />
    <Field label="Responsibilities" hint="One on each line" multiline rows={5} {...field('responsibilities')} />
    <Field label="Requirements" hint="One on each line" multiline rows={5} {...field('requirements')} />
    <Field label="Skills" hint="One per line, or separated by commas" multiline rows={4} {...field('skills')} />
  </Part>
);

const TermsPart = ({ form: { field } }: PartProps) => (
  <Part>
    <legend>Pay and terms</legend>
    <Pair>
      <Field label="Pay" hint="In LPA (lakh rupees a year)" inputMode="decimal" autoComplete="off" {...field('ctc')} />
      <Field label="Notice period" hint="In days" inputMode="numeric" autoComplete="off" {...field('noticePeriod')} />
      <Field label="Working days" maxLength={200} autoComplete="off" {...field('workingDays')} />
      <Field label="Last day" hint="The job closes after this day" type="date" {...field('expiresOn')} />
    </Pair>
  </Part>
);
