import type { ImportKind } from '../../../import/import-kind';
import { JOB_FIELD_NAMES, type JobField } from './job-field-names';
import { type JobRow, readJobRow } from './job-row';

export const JOBS_IMPORT: ImportKind<JobField, JobRow> = {
  name: 'jobs',
  table: 'job_postings',
  isClosable: true,
  names: JOB_FIELD_NAMES,
  identityNames: 'title, company and location',
  needed: [['jobName'], ['companyName'], ['location', 'city', 'state'], ['description']],
  columns: [
    { name: 'job_name', type: 'text' },
    { name: 'company_name', type: 'text' },
    { name: 'location', type: 'text' },
    { name: 'employment_type', type: 'text' },
    { name: 'job_type', type: 'text' },
    { name: 'experience_level', type: 'text' },
    { name: 'category', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'skills', type: 'text[]' },
    { name: 'ctc', type: 'numeric(12, 4)' },
    { name: 'ectc', type: 'numeric(12, 4)' },
    { name: 'notice_period', type: 'int' },
    { name: 'working_days', type: 'text' },
    // A posting that the office has closed stays closed until the office opens it (decision 0146).
    {
      name: 'is_active',
      type: 'boolean',
      stored: { added: 's.is_active', changed: '(s.is_active and not t.closed_in_office)' },
    },
    { name: 'responsibilities', type: 'text[]' },
    { name: 'requirements', type: 'text[]' },
    { name: 'logo_url', type: 'text' },
    { name: 'image', type: 'text' },
    { name: 'valid_through', type: 'timestamptz' },
    // A file without dates neither sets nor removes the date of a posting. New postings get times
    // in the order of the file, one microsecond apart, the first being the newest.
    {
      name: 'created_at',
      type: 'timestamptz',
      stored: {
        added: "coalesce(s.created_at, now() - s.ordinal * interval '1 microsecond')",
        changed: 'coalesce(s.created_at, t.created_at)',
      },
    },
  ],
  isOurs: ({ '@type': type }) =>
    type === undefined || [type].flat().some((name) => /(?:^|[/:])JobPosting$/.test(String(name))),
  read: readJobRow,
};
