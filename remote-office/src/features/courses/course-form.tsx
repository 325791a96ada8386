import { COURSE_LIMITS } from '@kadam/shared/contract/office-courses';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Form, Part, SaveBar } from '../../lib/editor.styles';
import { FormNotice } from '../../lib/office-form';
import { MODE_LABELS } from './batch-texts';
import { HintedPair } from './courses.styles';
import type { useCourseForm } from './use-course-form';

interface CourseFormProps {
  readonly form: ReturnType<typeof useCourseForm>;
  readonly isNew: boolean;
}

/** All fields of a course that the office can edit. */
export function CourseForm({ form, isNew }: CourseFormProps) {
  return (
    <Form {...form.form}>
      <CoursePart form={form} />
      <TextPart form={form} />
      <ListPart form={form} />
      <TermsPart form={form} />
      <SaveBar>
        <FormNotice message={form.message} isOutdated={form.isOutdated} reload={form.loadNewest}>
          What you have typed stays. The other fields then show the newest version.
        </FormNotice>
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          {isNew ? 'Add the course' : 'Save'}
        </Button>
        <span role="status">{form.announcement}</span>
        <StillLoading {...form.waiting} />
      </SaveBar>
    </Form>
  );
}

type PartProps = Pick<CourseFormProps, 'form'>;
const line = { maxLength: COURSE_LIMITS.word, autoComplete: 'off' } as const;
const longLine = { maxLength: COURSE_LIMITS.name, autoComplete: 'off' } as const;

const CoursePart = ({ form: { field } }: PartProps) => (
  <Part>
    <legend>Course</legend>
    <Field label="Name" isRequired {...longLine} {...field('name')} />
    <HintedPair>
      <Field label="Category" hint="Visitors filter by it" isRequired {...line} {...field('category')} />
      <Field label="Subject" hint="Without one: the category" {...line} {...field('genre')} />
      <Field label="Provider" hint="Who teaches it" isRequired {...longLine} {...field('provider')} />
      <Field label="Duration" hint="Such as 3 months" isRequired {...line} {...field('duration')} />
      <Field label="Level" hint="Without one: Beginner" {...line} {...field('level')} />
      <Field
        label="Students"
        hint="Without: a typical number"
        inputMode="numeric"
        autoComplete="off"
        {...field('students')}
      />
    </HintedPair>
  </Part>
);

const long = { multiline: true, maxLength: COURSE_LIMITS.text } as const;

const TextPart = ({ form: { field } }: PartProps) => (
  <Part>
    <legend>Description</legend>
    <Field
      label="Description"
      hint="A few sentences for the list of courses"
      isRequired
      rows={3}
      {...long}
      {...field('description')}
    />
    <Field
      label="Synopsis"
      hint="On the page of the course. Without one, the description is shown"
      rows={5}
      {...long}
      {...field('synopsis')}
    />
    <Field
      label="Full synopsis"
      hint="After Read more. Without one, the synopsis is all there is"
      rows={8}
      {...long}
      {...field('fullSynopsis')}
    />
  </Part>
);

const ListPart = ({ form: { field } }: PartProps) => (
  <Part>
    <legend>Content</legend>
    <Field label="What people learn" hint="One on each line" multiline rows={5} {...field('learningOutcomes')} />
    <Field label="Included in the course" hint="One on each line" multiline rows={4} {...field('features')} />
    <Field label="Curriculum" hint="One module on each line, in order" multiline rows={8} {...field('curriculum')} />
  </Part>
);

const MODE_OPTIONS = Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label }));

const TermsPart = ({ form: { field, values, edit, fieldErrors } }: PartProps) => (
  <Part>
    <legend>Fee and dates</legend>
    <p>While the course has an open batch, the fee, first day and mode of the next one are shown instead.</p>
    <HintedPair>
      <Field
        label="Fee in rupees"
        hint="0 if free. Without one: On request"
        inputMode="numeric"
        autoComplete="off"
        {...field('fee')}
      />
      <Field label="First day" hint="Without one: On request" type="date" {...field('startDate')} />
      <SelectField
        label="Mode"
        name="mode"
        hint="How it is held"
        placeholder="Not given"
        value={values.mode}
        error={fieldErrors.mode}
        options={MODE_OPTIONS}
        onChange={(event) => edit('mode', event.currentTarget.value)}
      />
    </HintedPair>
  </Part>
);
