import {
  type ImportClosing,
  type ImportField,
  type ImportState,
  type ListedImport,
  type UNDO_REASONS,
} from '@kadam/shared/contract/imports';

/** Names of the states for people. */
export const STATE_LABELS: Readonly<Record<ImportState, string>> = {
  uploaded: 'Uploaded',
  checking: 'Being checked',
  checked: 'Checked',
  importing: 'Being imported',
  imported: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
};

export const isAtWork = ({ state }: Pick<ListedImport, 'state'>): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing';

/** What a column can be, in the order of the list. */
export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  reference: 'Reference',
  jobName: 'Title',
  companyName: 'Company',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  description: 'Description',
  employmentType: 'Employment type',
  jobType: 'Employment type or work arrangement',
  workMode: 'Work arrangement',
  experienceLevel: 'Experience',
  category: 'Category',
  skills: 'Skills',
  ctc: 'Pay',
  eCTC: 'Expected pay',
  minPay: 'Lowest pay',
  maxPay: 'Highest pay',
  noticePeriod: 'Notice period',
  workingDays: 'Working days',
  isActive: 'Open or closed',
  validThrough: 'Last day',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  logoUrl: 'Logo',
  image: 'Picture',
  createdAt: 'Day it was posted',
};
export const FIELD_OPTIONS = Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label }));

const CLOSING_LABELS: Readonly<Record<ImportClosing, string>> = {
  none: 'Leave them open',
  missing: 'Close them, unless they are more than half',
  most: 'Close them, even if they are more than half',
};
export const CLOSING_OPTIONS = Object.entries(CLOSING_LABELS).map(([value, label]) => ({ value, label }));

export const UNDO_REASON_LABELS: Readonly<Record<(typeof UNDO_REASONS)[number], string>> = {
  edited: 'Changed in the office since',
  'later-import': 'Changed by a later import',
  gone: 'No longer exists',
};

const STEPS: Readonly<Record<string, string>> = {
  reading: 'Reading the file',
  comparing: 'Comparing with the postings',
  writing: 'Writing the postings',
};

/** What an import is doing now. */
export function progressText(step: string | null, records: number): string {
  const what = STEPS[step ?? ''] ?? 'Waiting for its turn';
  return records > 0 ? `${what}: ${countText(records)} rows` : `${what}…`;
}

export const countText = (count: number): string => count.toLocaleString('en-IN');
/** Suggested name of a source: the file name without its extension. */
export const sourceOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
    .slice(0, 60);
