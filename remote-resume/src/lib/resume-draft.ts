interface DraftField {
  readonly id: string;
  readonly label: string;
  /** Stands there, greyed, until something is written; never part of a resume that has been begun. */
  readonly placeholder: string;
}

/** The contact header, in reading order. */
export const CONTACT_FIELDS = [
  { id: 'name', label: 'Name', placeholder: 'Your Name' },
  { id: 'location', label: 'Location', placeholder: 'City, Country' },
  { id: 'phone', label: 'Phone', placeholder: '000-000-0000' },
  { id: 'email', label: 'Email', placeholder: 'you@example.com' },
] as const satisfies readonly DraftField[];

/** The sections below it, in reading order. */
export const SECTIONS = [
  { id: 'summary', label: 'Summary', placeholder: 'Write a concise professional summary here.' },
  {
    id: 'skills',
    label: 'Coursework / Skills',
    placeholder: 'What you know and use, with commas between: Java, SQL, Excel, Tally',
  },
  {
    id: 'experience',
    label: 'Experience',
    placeholder: 'Job title, company, place, from – to\nOne line for each thing you did, with its result in numbers',
  },
  { id: 'achievements', label: 'Achievements', placeholder: 'Awards, ranks, targets you exceeded' },
  {
    id: 'responsibility',
    label: 'Key Responsibility',
    placeholder: 'Teams, budgets or events you were responsible for',
  },
  { id: 'certifications', label: 'Certifications', placeholder: 'Certificate, who issued it, year' },
  { id: 'projects', label: 'Projects', placeholder: 'Project: what it does, what you used, what came of it' },
  { id: 'education', label: 'Education', placeholder: 'Degree, institution, year, marks or CGPA' },
] as const satisfies readonly DraftField[];

export type FieldId = (typeof CONTACT_FIELDS | typeof SECTIONS)[number]['id'];

/** A resume being written: the text of each field; lines are separated by line feeds. */
export type ResumeDraft = Readonly<Record<FieldId, string>>;

const FIELD_IDS: readonly FieldId[] = [...CONTACT_FIELDS, ...SECTIONS].map(({ id }) => id);

/** The draft a stored value holds; whatever is missing or of the wrong type is empty. */
export function readDraft(value: unknown): ResumeDraft {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const text = (id: FieldId) => (typeof stored[id] === 'string' ? stored[id] : '');
  return Object.fromEntries(FIELD_IDS.map((id) => [id, text(id)])) as ResumeDraft;
}

export const isBlank = (draft: ResumeDraft): boolean => FIELD_IDS.every((id) => draft[id].trim() === '');
