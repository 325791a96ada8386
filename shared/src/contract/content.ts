import { BUILT_IN_COMPANY, type Company } from './brand';
import { endpoint } from './endpoint';
import { picture } from './images';
import { COMPANY_VARIABLES, type LegalText } from './legal-text';
import { phoneHref } from './phone';
import { BUILT_IN_PRIVACY, PRIVACY_VARIABLES } from './privacy-policy';
import { type Section, SECTIONS } from './published-content';
import { builtInQuestions, LINK_LINE, type Questions } from './questions';
import { email, knownVariablesOf, oneOf, requiredText, text, timestamp, version } from './schema';
import { BUILT_IN_SERVICES, SERVICE_PAGES, SERVICE_PICTURES, type Services } from './services';
import { withData } from './success';
import { BUILT_IN_TEAM, type Team } from './team';
import { BUILT_IN_TERMS } from './terms';
import { BUILT_IN_TESTIMONIALS, type Testimonials } from './testimonials';
import { isDay, isOneLine, isPhone, isVisible, NOT_ONE_LINE, PHONE_INVALID } from './text-rules';
import { z } from './zod';

/** Content of each section, as edited by the office. */
export interface SectionContent {
  readonly company: Omit<Company, 'url'>;
  readonly testimonials: Testimonials;
  readonly team: Team;
  readonly services: Services;
  readonly questions: Questions;
  readonly terms: LegalText;
  readonly privacy: LegalText;
}

/** Messages about content, of the office's pages and of the server. */
export const CONTENT_MESSAGES = {
  pageLink: 'Please write a link as: Search jobs: /jobs.',
  link: 'Please enter an address that begins with https://.',
  day: 'Please enter the date as a day that exists, such as 2026-12-31.',
  version: 'There is no such version.',
  tooLong: 'This section is too long. Shorten it to at most 60,000 characters in total.',
} as const;

/** Max size of a section, in characters of its JSON text. */
export const MAX_SECTION_LENGTH = 60_000;
const MAX_ITEMS = 60;

const line = (max: number, missing: string) =>
  requiredText(max, missing).check(z.refine((value: string) => !isVisible(value) || isOneLine(value), NOT_ONE_LINE));

const isHttps = (value: string): boolean => {
  if (!/^https:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};
const httpsLink = text(500).check(z.refine(isHttps, CONTENT_MESSAGES.link));
const optionalLink = text(500).check(
  z.refine((value: string) => value === '' || isHttps(value), CONTENT_MESSAGES.link),
);
const optionalPhone = text(40).check(z.refine((value: string) => value === '' || isPhone(value), PHONE_INVALID));
const optionalEmail = z.union([z.literal(''), email()], 'Please enter a valid email');
const lines = (max: number, missing: string) =>
  z.array(line(200, missing), 'Must be a list.').check(z.maxLength(max, `Must be at most ${max} lines.`));
const items = <Item extends z.ZodMiniType>(item: Item, missing: string) =>
  z
    .array(item, 'Must be a list.')
    .check(z.minLength(1, missing), z.maxLength(MAX_ITEMS, `Must be at most ${MAX_ITEMS} entries.`));

const phone = z.pipe(
  z.object({ label: text(40).check(z.refine(isPhone, PHONE_INVALID)) }),
  z.transform(({ label }: { label: string }) => ({ label, href: phoneHref(label) })),
);

const company = z.object({
  name: line(60, 'Please enter the name.'),
  legalName: line(120, 'Please enter the legal name.'),
  tagline: line(120, 'Please enter the tagline.'),
  email: email(),
  phone,
  address: z.object({
    lines: lines(4, 'Please enter the address.').check(z.minLength(1, 'Please enter the address.')),
    city: line(80, 'Please enter the city.'),
    state: line(80, 'Please enter the state.'),
    postalCode: line(12, 'Please enter the PIN code.'),
    country: line(60, 'Please enter the country.'),
  }),
  hours: line(120, 'Please enter the hours for calls.'),
  professionalNetwork: z.object({ label: line(40, 'Please enter the name of the network.'), url: httpsLink }),
  companyNumber: line(60, 'Please enter the company number.'),
  recruitmentLicence: line(60, 'Please enter the license number.'),
  answerTime: line(80, 'Please enter how soon you answer.'),
});

const testimonials = z.object({
  testimonials: items(
    z.object({
      content: requiredText(600, 'Please enter what the person says.'),
      name: line(80, 'Please enter the name.'),
      role: line(120, 'Please enter the role.'),
      picture: z.optional(picture),
    }),
    'Please add a testimonial.',
  ),
});

const team = z.object({
  lead: requiredText(400, 'Please enter a sentence about the team.'),
  people: items(
    z.object({
      name: line(80, 'Please enter the name.'),
      role: line(120, 'Please enter the role.'),
      email: optionalEmail,
      profileUrl: optionalLink,
      phone: optionalPhone,
      description: text(2_000),
      skills: lines(10, 'Please enter a skill, or remove the line.'),
      picture: z.optional(picture),
    }),
    'Please add a person.',
  ),
});

const services = z.object({
  lead: requiredText(400, 'Please enter a sentence about the services.'),
  services: items(
    z.object({
      tag: line(60, 'Please enter for whom the service is.'),
      title: line(80, 'Please enter the title.'),
      desc: requiredText(600, 'Please describe the service.'),
      features: lines(8, 'Please enter a feature, or remove the line.'),
      picture: z.enum(SERVICE_PICTURES, oneOf(SERVICE_PICTURES)),
      linkText: line(40, 'Please enter the text of the link.'),
      to: z.enum(SERVICE_PAGES, oneOf(SERVICE_PAGES)),
    }),
    'Please add a service.',
  ),
});

const pageLink = text(200).check(z.refine((value: string) => LINK_LINE.test(value), CONTENT_MESSAGES.pageLink));
const pageLinks = z.array(pageLink, 'Must be a list.').check(z.maxLength(4, 'Must be at most 4 lines.'));

const questions = z.object({
  lead: requiredText(400, 'Please enter a sentence about the questions.'),
  questions: items(
    z.object({
      topic: line(60, 'Please enter the topic.'),
      question: line(160, 'Please enter the question.'),
      answer: requiredText(1_500, 'Please enter the answer.'),
      links: pageLinks,
    }),
    'Please add a question.',
  ),
});

const legalText = (variables: Readonly<Record<string, string>>) => {
  const known = knownVariablesOf(variables);
  return z.object({
    effectiveFrom: z.string(CONTENT_MESSAGES.day).check(z.refine(isDay, CONTENT_MESSAGES.day)),
    lead: requiredText(400, 'Please enter a sentence about the text.').check(known),
    parts: items(
      z.object({
        title: line(120, 'Please enter the heading.').check(known),
        text: requiredText(8_000, 'Please enter the text.').check(known),
        links: pageLinks,
      }),
      'Please add a part.',
    ),
  });
};

interface SectionDefinition<Content> {
  readonly title: string;
  /** Public page that shows it. */
  readonly page: string;
  readonly schema: z.ZodMiniType<Content>;
  readonly builtIn: Content;
}

const { url: _, ...builtInCompany } = BUILT_IN_COMPANY;

/** The sections with their rules and built-in content. */
export const SECTION_DEFINITIONS: { readonly [Name in Section]: SectionDefinition<SectionContent[Name]> } = {
  company: { title: 'Company details', page: '/contact', schema: company, builtIn: builtInCompany },
  testimonials: { title: 'Testimonials', page: '/', schema: testimonials, builtIn: BUILT_IN_TESTIMONIALS },
  team: { title: 'Team', page: '/team', schema: team, builtIn: BUILT_IN_TEAM },
  services: { title: 'Services', page: '/services', schema: services, builtIn: BUILT_IN_SERVICES },
  questions: {
    title: 'Questions and answers',
    page: '/faq',
    schema: questions,
    get builtIn() {
      return builtInQuestions();
    },
  },
  terms: { title: 'Terms of service', page: '/terms', schema: legalText(COMPANY_VARIABLES), builtIn: BUILT_IN_TERMS },
  privacy: {
    title: 'Privacy policy',
    page: '/privacy',
    schema: legalText(PRIVACY_VARIABLES),
    builtIn: BUILT_IN_PRIVACY,
  },
};

const section = z.enum(SECTIONS);
const content = z.record(z.string(), z.unknown());

/** `isSample`: sample content is shown. `changedAt`, `changedBy`: null before a change. */
export const contentSummary = z.object({
  section,
  isBuiltIn: z.boolean(),
  isSample: z.boolean(),
  changedAt: z.nullable(timestamp),
  changedBy: z.nullable(z.string()),
});
export type ContentSummary = z.infer<typeof contentSummary>;

/** `version` 0 is the built-in content; `history` is newest first. */
export const sectionState = z.object({
  section,
  version: z.number(),
  isBuiltIn: z.boolean(),
  content,
  builtIn: content,
  history: z.array(z.object({ version: z.number(), at: timestamp, by: z.string(), isBuiltIn: z.boolean() })),
});
export type SectionState = z.infer<typeof sectionState>;

const READERS = ['content_editor', 'auditor'] as const;

export const getContent = endpoint({
  method: 'GET',
  path: '/content/{section}',
  summary: 'Content of a section as the public pages show it',
  access: 'public',
  params: z.object({ section }),
  responses: { 200: withData(z.object({ content })) },
});

export const listContent = endpoint({
  method: 'GET',
  path: '/office/content',
  summary: 'The sections of the public pages that the office can replace, with their state',
  access: 'staff',
  roles: READERS,
  responses: { 200: withData(z.object({ sections: z.array(contentSummary) })) },
});

export const getSection = endpoint({
  method: 'GET',
  path: '/office/content/{section}',
  summary: 'One section with its built-in content and the list of its versions',
  access: 'staff',
  roles: READERS,
  params: z.object({ section }),
  responses: { 200: withData(sectionState) },
});

export const getSectionVersion = endpoint({
  method: 'GET',
  path: '/office/content/{section}/versions/{version}',
  summary: 'Content of an older version',
  access: 'staff',
  roles: READERS,
  params: z.object({
    section,
    version: z.string().check(z.regex(/^\d{1,9}$/, 'Must be the number of a version.')),
  }),
  responses: { 200: withData(z.object({ content })) },
  failures: [404],
});

export const publishBody = z.object({
  content,
  /** Version that this content replaces. */
  version,
});
export type PublishBody = z.infer<typeof publishBody>;

export const publishSection = endpoint({
  method: 'PUT',
  path: '/office/content/{section}',
  summary: 'Publish content of a section; 400 names each field, 409 if another version was published meanwhile',
  access: 'staff',
  roles: ['content_editor'],
  repeatable: 'as-is',
  maxBodyBytes: 200 * 1024,
  params: z.object({ section }),
  body: publishBody,
  responses: { 200: withData(sectionState) },
  failures: [409],
});
