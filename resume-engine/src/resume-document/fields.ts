import { shownDate, shownPeriod, storedDate, storedPeriod } from './dates';
import { shownUrl, storedUrl } from './links';
import { shownLocation, storedLocation } from './places';
import type {
  Basics,
  Project,
  Publication,
  Reference,
  SkillGroup,
  Education,
  Volunteering,
  Experience,
} from './resume-document';

/** One text of an entry on the page: label, display and storage. */
export interface FieldSpec<Item> {
  readonly key: string;
  readonly label: string;
  /** Placeholder until something is entered. */
  readonly placeholder: string;
  readonly before: string;
  readonly isMultiline?: true;
  /** Shown at the end of its row. */
  readonly isDate?: true;
  read(item: Item): string;
  write(item: Item, text: string): Item;
}

type Words = Pick<FieldSpec<unknown>, 'label' | 'placeholder'> & {
  readonly before?: string;
  readonly isMultiline?: true;
};

const plain = <Item>(key: keyof Item & string, words: Words): FieldSpec<Item> => ({
  key,
  before: '',
  ...words,
  read: (item) => (item[key] as string | undefined) ?? '',
  write: (item, text) => ({ ...item, [key]: text }),
});

const list = <Item>(key: keyof Item & string, words: Words): FieldSpec<Item> => ({
  key,
  before: '',
  ...words,
  read: (item) => ((item[key] as readonly string[] | undefined) ?? []).join(', '),
  write: (item, text) => ({ ...item, [key]: wordsIn(text) }),
});

/** Texts separated by commas or line ends, without empty ones. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const period = <Item extends { readonly startDate?: string; readonly endDate?: string }>(): FieldSpec<Item> => ({
  key: 'dates',
  label: 'from – to',
  placeholder: 'Apr 2021 - Present',
  before: ' | ',
  isDate: true,
  read: shownPeriod,
  write: ({ startDate: _start, endDate: _end, ...rest }, text) => ({ ...rest, ...storedPeriod(text) }) as Item,
});

const address = <Item extends { readonly url?: string }>(words: Words): FieldSpec<Item> => ({
  key: 'url',
  before: '',
  ...words,
  read: ({ url = '' }) => shownUrl(url),
  write: ({ url, ...rest }, text) => ({ ...rest, url: storedUrl(url, text) }) as Item,
});

export const CONTACT_FIELDS: readonly FieldSpec<Basics>[] = [
  plain('name', { label: 'Name', placeholder: 'Your Name' }),
  plain('label', { label: 'Title', placeholder: 'The job you want' }),
  {
    key: 'location',
    label: 'Location',
    placeholder: 'City, Country',
    before: '',
    read: ({ location = {} }) => shownLocation(location),
    write: ({ location = {}, ...rest }, text) => ({ ...rest, location: storedLocation(location, text) }),
  },
  plain('phone', { label: 'Phone', placeholder: '000-000-0000', before: ' | ' }),
  plain('email', { label: 'Email', placeholder: 'you@example.com', before: ' | ' }),
  address({ label: 'Website', placeholder: 'your-site.com', before: ' | ' }),
];

export const SUMMARY_FIELD: FieldSpec<Basics> = plain('summary', {
  label: 'Summary',
  placeholder: 'Write a concise professional summary here.',
  isMultiline: true,
});

export const SKILL_GROUP_FIELD: FieldSpec<SkillGroup> = plain('name', { label: 'group', placeholder: 'Group' });

export const SKILLS_FIELD: FieldSpec<SkillGroup> = list('keywords', {
  label: 'Skills',
  placeholder: 'What you know, separated by commas: Java, SQL, Tally',
});

/**
 * Parts of a section's entry: the first row, the second, a paragraph, then bullets. A text without
 * a placeholder is only shown if it has a value.
 */
export interface EntrySpec<Item> {
  readonly title: readonly FieldSpec<Item>[];
  readonly line: readonly FieldSpec<Item>[];
  readonly text?: FieldSpec<Item>;
  readonly bullets?: { readonly key: keyof Item & string; readonly label: string; readonly placeholder: string };
}

const work: EntrySpec<Experience> = {
  title: [plain('position', { label: 'title', placeholder: 'Job title' }), period()],
  line: [
    plain('name', { label: 'company', placeholder: 'Company' }),
    plain('location', { label: 'place', placeholder: 'City', before: ', ' }),
  ],
  text: plain('summary', { label: 'description', placeholder: '', isMultiline: true }),
  bullets: { key: 'highlights', label: 'bullet', placeholder: 'What you did, and what came of it in numbers' },
};

const projects: EntrySpec<Project> = {
  title: [plain('name', { label: 'name', placeholder: 'Project' }), period()],
  line: [
    list('keywords', { label: 'technologies', placeholder: 'What you used, separated by commas' }),
    address({ label: 'address', placeholder: '', before: ' | ' }),
  ],
  text: plain('description', { label: 'description', placeholder: '', isMultiline: true }),
  bullets: { key: 'highlights', label: 'bullet', placeholder: 'What it does, your part in it, what came of it' },
};

const education: EntrySpec<Education> = {
  title: [
    plain('studyType', { label: 'degree', placeholder: 'Degree' }),
    plain('area', { label: 'field', placeholder: 'Field of study', before: ' in ' }),
    period(),
  ],
  line: [
    plain('institution', { label: 'institution', placeholder: 'Institution' }),
    plain('location', { label: 'place', placeholder: '', before: ', ' }),
    plain('score', { label: 'grade', placeholder: 'CGPA or marks', before: ', ' }),
  ],
  bullets: { key: 'courses', label: 'course', placeholder: 'A course, thesis or honor worth naming' },
};

const volunteer: EntrySpec<Volunteering> = {
  title: [plain('position', { label: 'role', placeholder: 'Your role' }), period()],
  line: [plain('organization', { label: 'organization', placeholder: 'Organization' })],
  text: plain('summary', { label: 'description', placeholder: '', isMultiline: true }),
  bullets: { key: 'highlights', label: 'bullet', placeholder: 'What you did there, and for whom' },
};

const publications: EntrySpec<Publication> = {
  title: [
    plain('name', { label: 'title', placeholder: 'Title' }),
    {
      key: 'releaseDate',
      label: 'date',
      placeholder: 'Mar 2023',
      before: ' | ',
      isDate: true,
      read: ({ releaseDate = '' }) => shownDate(releaseDate),
      write: ({ releaseDate: _date, ...rest }, text) => ({ ...rest, ...(text && { releaseDate: storedDate(text) }) }),
    },
  ],
  line: [
    plain('publisher', { label: 'publisher', placeholder: 'Journal, conference or publisher' }),
    address({ label: 'address', placeholder: 'doi.org/10.1000/182', before: ' | ' }),
  ],
  text: plain('summary', { label: 'description', placeholder: '', isMultiline: true }),
};

const references: EntrySpec<Reference> = {
  title: [plain('name', { label: 'name', placeholder: 'Name, title and company' })],
  line: [],
  text: plain('reference', {
    label: 'words',
    placeholder: 'What they say about you, or how to reach them',
    isMultiline: true,
  }),
};

export const ENTRIES = { work, projects, education, volunteer, publications, references } as const;
