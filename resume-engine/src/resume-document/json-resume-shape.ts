import { SECTIONS } from './sections';

/** Shape of a value: a text, a list of one shape, or an object whose members have shapes. */
export type Shape = 'text' | 'date' | readonly [Shape] | { readonly [member: string]: Shape };

const period = { startDate: 'date', endDate: 'date' } as const;
const texts = ['text'] as const;

/** Members of a JSON Resume (schema 1.0.0 of jsonresume.org) and our extensions. */
export const RESUME_SHAPE = {
  basics: {
    name: 'text',
    label: 'text',
    image: 'text',
    email: 'text',
    phone: 'text',
    url: 'text',
    summary: 'text',
    location: { address: 'text', postalCode: 'text', city: 'text', countryCode: 'text', region: 'text' },
    profiles: [{ network: 'text', username: 'text', url: 'text' }],
  },
  work: [
    {
      ...period,
      name: 'text',
      location: 'text',
      description: 'text',
      position: 'text',
      url: 'text',
      summary: 'text',
      highlights: texts,
    },
  ],
  volunteer: [{ ...period, organization: 'text', position: 'text', url: 'text', summary: 'text', highlights: texts }],
  education: [
    {
      ...period,
      institution: 'text',
      location: 'text',
      url: 'text',
      area: 'text',
      studyType: 'text',
      score: 'text',
      courses: texts,
    },
  ],
  awards: [{ title: 'text', date: 'date', awarder: 'text', summary: 'text' }],
  certificates: [{ name: 'text', date: 'date', url: 'text', issuer: 'text' }],
  publications: [{ name: 'text', publisher: 'text', releaseDate: 'date', url: 'text', summary: 'text' }],
  skills: [{ name: 'text', level: 'text', keywords: texts }],
  languages: [{ language: 'text', fluency: 'text' }],
  interests: [{ name: 'text', keywords: texts }],
  references: [{ name: 'text', reference: 'text' }],
  projects: [
    {
      ...period,
      name: 'text',
      description: 'text',
      highlights: texts,
      keywords: texts,
      url: 'text',
      roles: texts,
      entity: 'text',
      type: 'text',
    },
  ],
  responsibilities: texts,
  meta: {
    kadam: {
      template: 'text',
      sections: texts,
      titles: Object.fromEntries(SECTIONS.map(({ id }) => [id, 'text'] as const)),
      custom: [{ title: 'text', lines: texts }],
    },
  },
} as const satisfies Shape;
