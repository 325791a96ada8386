import type { ImageKind } from '@kadam/shared/contract/images';
import { COMPANY_VARIABLES } from '@kadam/shared/contract/legal-text';
import { PRIVACY_VARIABLES } from '@kadam/shared/contract/privacy-policy';
import type { Section } from '@kadam/shared/contract/published-content';

/** A field of a form. `lines` is a list of texts, one per line; `picture` an uploaded image. */
export interface SectionField {
  /** Path in the content: `address.city`; within a list, relative to its entry. */
  readonly path: string;
  readonly label: string;
  readonly kind?: 'text' | 'lines' | 'choice' | 'day' | 'picture';
  /** Height of a text or of `lines`, in lines. */
  readonly rows?: number;
  /** What a picture is for. */
  readonly imageKind?: ImageKind;
  /** Values of a choice with their labels; the first one is the default of a new entry. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
  readonly isOptional?: boolean;
}

export interface SectionForm {
  readonly description: string;
  /** Public page that shows the section. */
  readonly page: string;
  readonly fields: readonly SectionField[];
  readonly list?: {
    readonly path: string;
    /** One entry: 'Testimonial'. */
    readonly noun: string;
    readonly hint?: string;
    readonly fields: readonly SectionField[];
  };
  /** Variables that texts of the section may contain, with their meanings. */
  readonly variables?: Readonly<Record<string, string>>;
}

const name = { path: 'name', label: 'Name' };
const links: SectionField = {
  path: 'links',
  label: 'Links',
  kind: 'lines',
  rows: 2,
  hint: 'One a line, such as Search jobs: /jobs',
  isOptional: true,
};

const legalForm = (form: Pick<SectionForm, 'page' | 'description' | 'variables'>): SectionForm => ({
  ...form,
  fields: [
    {
      path: 'effectiveFrom',
      label: 'Effective from',
      kind: 'day',
      hint: 'Change it with the text. Visitors see the text as soon as you publish it.',
    },
    { path: 'lead', label: 'Introduction', kind: 'text' },
  ],
  list: {
    path: 'parts',
    noun: 'Part',
    fields: [
      { path: 'title', label: 'Heading' },
      {
        path: 'text',
        label: 'Text',
        kind: 'text',
        rows: 8,
        hint: 'Each line is a paragraph. Lines that begin with "- " are a list.',
      },
      links,
    ],
  },
});

export const SECTION_FORMS: Readonly<Record<Section, SectionForm>> = {
  company: {
    description: 'On every page, in emails and for search engines.',
    page: '/contact',
    fields: [
      { ...name, hint: 'As in the header, in titles and in emails' },
      { path: 'legalName', label: 'Legal name' },
      { path: 'tagline', label: 'Tagline' },
      { path: 'email', label: 'Email', hint: 'Visitors write to it' },
      { path: 'phone.label', label: 'Phone' },
      { path: 'hours', label: 'Hours for calls' },
      { path: 'answerTime', label: 'How soon you answer', hint: 'Completes "A person reads it and answers …"' },
      { path: 'address.lines', label: 'Street address', kind: 'lines', hint: 'One to four lines' },
      { path: 'address.city', label: 'City' },
      { path: 'address.state', label: 'State' },
      { path: 'address.postalCode', label: 'PIN code' },
      { path: 'address.country', label: 'Country' },
      { path: 'companyNumber', label: 'Company number' },
      { path: 'recruitmentLicence', label: 'Recruitment license number' },
      { path: 'professionalNetwork.label', label: 'Professional network', hint: 'Such as LinkedIn' },
      { path: 'professionalNetwork.url', label: 'Your page there', hint: 'Begins with https://' },
    ],
  },
  testimonials: {
    description: 'What clients say, on the home page.',
    page: '/',
    fields: [],
    list: {
      path: 'testimonials',
      noun: 'Testimonial',
      hint: 'Only what real people have said and agreed to see here.',
      fields: [
        { path: 'content', label: 'What the person says', kind: 'text' },
        name,
        { path: 'role', label: 'Role', hint: 'Such as Data Analyst, Asha Foods, Pune' },
        { path: 'picture', label: 'Picture', kind: 'picture', imageKind: 'avatar', isOptional: true },
      ],
    },
  },
  team: {
    description: 'The people on the page Our Team.',
    page: '/team',
    fields: [{ path: 'lead', label: 'Introduction', kind: 'text' }],
    list: {
      path: 'people',
      noun: 'Person',
      hint: 'The first person is shown large, with phone, description and skills. People without a picture have their initials.',
      fields: [
        name,
        { path: 'role', label: 'Role' },
        { path: 'email', label: 'Email', isOptional: true },
        { path: 'profileUrl', label: 'Profile', hint: 'Begins with https://', isOptional: true },
        { path: 'phone', label: 'Phone', isOptional: true },
        { path: 'description', label: 'Description', kind: 'text', isOptional: true },
        { path: 'skills', label: 'Skills', kind: 'lines', hint: 'One a line', isOptional: true },
        { path: 'picture', label: 'Picture', kind: 'picture', imageKind: 'portrait', isOptional: true },
      ],
    },
  },
  services: {
    description: 'On the page Services, in this order.',
    page: '/services',
    fields: [{ path: 'lead', label: 'Introduction', kind: 'text' }],
    list: {
      path: 'services',
      noun: 'Service',
      fields: [
        { path: 'tag', label: 'For whom', hint: 'Such as For job seekers' },
        { path: 'title', label: 'Title' },
        { path: 'desc', label: 'Description', kind: 'text' },
        { path: 'features', label: 'What it includes', kind: 'lines', hint: 'One a line', isOptional: true },
        {
          path: 'picture',
          label: 'Picture',
          kind: 'choice',
          choices: [
            { value: 'global-jobs', label: 'Traveler with a suitcase' },
            { value: 'resume-guidance', label: 'Counselor and candidate' },
            { value: 'graduation', label: 'Graduate' },
            { value: 'employers', label: 'Colleagues at a table' },
          ],
        },
        { path: 'linkText', label: 'Text of the link', hint: 'Such as Browse jobs' },
        {
          path: 'to',
          label: 'Page of the link',
          kind: 'choice',
          choices: [
            { value: '/jobs', label: 'Jobs' },
            { value: '/ats-score', label: 'Resume check' },
            { value: '/courses', label: 'Courses' },
            { value: '/hire', label: 'Hire with us' },
            { value: '/contact', label: 'Contact us' },
          ],
        },
      ],
    },
  },
  questions: {
    description: 'On the page FAQ. Questions with the same topic are shown together.',
    page: '/faq',
    fields: [{ path: 'lead', label: 'Introduction', kind: 'text' }],
    list: {
      path: 'questions',
      noun: 'Question',
      fields: [
        { path: 'topic', label: 'Topic' },
        { path: 'question', label: 'Question' },
        { path: 'answer', label: 'Answer', kind: 'text' },
        links,
      ],
    },
  },
  terms: legalForm({
    description: 'On the page Terms of Service, which the signup dialog leads to. Have changes checked by a lawyer.',
    page: '/terms',
    variables: COMPANY_VARIABLES,
  }),
  privacy: legalForm({
    description:
      'On the page Privacy Policy, which the signup dialog leads to. Have changes checked by a lawyer. Retention periods and the grievance officer are set under Personal data; those that the text does not name are shown at its end.',
    page: '/privacy',
    variables: PRIVACY_VARIABLES,
  }),
};

/** The section with this name in the URL; undefined if there is none. */
export const sectionOf = (name: string | undefined): Section | undefined =>
  name !== undefined && Object.hasOwn(SECTION_FORMS, name) ? (name as Section) : undefined;

/** A new entry with empty fields and without a picture. */
export const emptyEntry = (fields: readonly SectionField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'picture')
      .map(({ path, kind, choices }) => [path, kind === 'lines' ? [] : (choices?.[0]?.value ?? '')]),
  );
