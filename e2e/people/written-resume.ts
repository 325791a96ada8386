import type { AtsAnalysis } from '@kadam/shared/contract/resume';

/** Least parse rate of a person's file. One writes in French: only English is rated. */
export const minParseRate = (id: string): number => (id === 'claire-moreau' ? 0 : 0.97);

const joined = (parts: readonly (string | undefined)[], joint: string) => parts.filter(Boolean).join(joint);

/** Contact, positions and degrees that the check read, in the form of `writtenResume`. */
export const asWritten = ({ contact, experience, education }: AtsAnalysis['parsedResume']) => ({
  contact,
  jobs: experience.map(({ role, company, location, startDate, endDate, bullets }) => ({
    role,
    company,
    location,
    bullets,
    dates: joined([startDate, endDate], ' - '),
  })),
  studies: education.map(({ degree, field, institution, grade = '' }) => ({
    degree: joined([degree, field], ' in '),
    institution,
    grade,
  })),
});

/** Contact, positions and degrees of a resume, from the texts of the editor by their paths. */
export function writtenResume(texts: readonly (readonly [path: string, text: string])[]) {
  const written = new Map(texts.filter(([, text]) => text !== ''));
  const at = (path: string) => written.get(path) ?? '';
  const under = (list: string) => [...written].filter(([path]) => path.startsWith(`${list}.`)).map(([, text]) => text);
  const entriesOf = (list: string) => [
    ...new Set([...written.keys()].flatMap((path) => RegExp(`^${list}\\.\\d+`).exec(path)?.[0] ?? [])),
  ];
  return {
    contact: {
      name: at('basics.name'),
      email: at('basics.email'),
      phone: at('basics.phone'),
      location: at('basics.location'),
      links: under('basics.profiles'),
    },
    jobs: entriesOf('work').map((job) => ({
      role: at(`${job}.position`),
      company: at(`${job}.name`),
      location: at(`${job}.location`),
      bullets: under(`${job}.highlights`),
      dates: at(`${job}.dates`),
    })),
    studies: entriesOf('education').map((study) => ({
      degree: joined([at(`${study}.studyType`), at(`${study}.area`)], ' in '),
      institution: at(`${study}.institution`),
      grade: at(`${study}.score`),
    })),
  };
}
