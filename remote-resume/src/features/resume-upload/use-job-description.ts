import { useState } from 'react';
import { MAX_JOB_DESCRIPTION_LENGTH } from '@kadam/shared/contract/resume';
import { useLocation } from '@kadam/shared/router';
import { recordOf, textOf } from '../../lib/json-values';

/** The job description, possibly passed along by a job's page. */
export interface JobDescription {
  readonly text: string;
  readonly error: string | undefined;
  readonly write: (text: string) => void;
}

const limit = new Intl.NumberFormat('en-IN').format(MAX_JOB_DESCRIPTION_LENGTH);

export function useJobDescription(): JobDescription {
  const passed = useLocation().state as unknown;
  const [text, write] = useState(() => textOf(recordOf(passed).jobDescription).slice(0, MAX_JOB_DESCRIPTION_LENGTH));
  const isTooLong = text.trim().length > MAX_JOB_DESCRIPTION_LENGTH;
  return { text, write, error: isTooLong ? `Please shorten the job description to ${limit} characters.` : undefined };
}
