import type { CheckContext } from '../checks/context';

export interface Ceiling {
  readonly limit: number;
  readonly reason: string;
}

/** The lowest ceiling that applies. */
export function ceilingFor({ document, parseRate, resume }: CheckContext): Ceiling | undefined {
  const rate = parseRate.value * 100;
  const { contact, experience, projects, education } = resume;
  const ceilings: readonly (Ceiling | false)[] = [
    document.characters === 0 && { limit: 10, reason: 'The file holds no text that a machine can read.' },
    rate < 40 && { limit: 35, reason: 'A machine can take in less than 40 % of your resume.' },
    experience.length + projects.length + education.length === 0 && {
      limit: 40,
      reason: 'We found no work, no projects and no education.',
    },
    rate < 60 && { limit: 60, reason: 'A machine can take in less than 60 % of your resume.' },
    !contact.email && !contact.phone && { limit: 70, reason: 'We found neither an e-mail address nor a phone number.' },
  ];
  return ceilings.find((ceiling) => ceiling !== false) || undefined;
}
