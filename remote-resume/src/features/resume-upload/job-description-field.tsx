import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MAX_JOB_DESCRIPTION_LENGTH } from '@kadam/shared/contract/resume';
import { Field } from '@kadam/shared/ui/field';
import { Comparison, Count } from './job-description-field.styles';
import type { JobDescription } from './use-job-description';

const number = new Intl.NumberFormat('en-IN');

export function JobDescriptionField({ text, error, write }: JobDescription) {
  const [startsOpen] = useState(text !== '');
  return (
    <Comparison open={startsOpen || undefined}>
      <summary>
        Compare with a job <small>(optional)</small>
        <ChevronDown size="1.2em" aria-hidden />
      </summary>
      <Field
        multiline
        rows={6}
        label="Job description"
        name="jobDescription"
        hint="Paste the whole advertisement. Skills and keywords are then compared with it."
        value={text}
        error={error}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Count>{`${number.format(text.trim().length)} of ${number.format(MAX_JOB_DESCRIPTION_LENGTH)} characters`}</Count>
    </Comparison>
  );
}
