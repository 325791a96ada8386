import type { Certification } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { ofField } from '../evidence';
import { listed, partOf, withArticle } from '../../wording/words';

export const certificates: CheckDefinition = {
  id: 'D6',
  panel: 'section',
  title: 'Certificates with issuer and year',
  max: 2,
  effort: 2,
  why: 'A certificate counts when one can see who gave it and when.',
  judge({ resume: { certifications }, occupation }) {
    if (certifications.length === 0)
      return !occupation || !occupation.hasCertificates
        ? { skip: 'Certificates are not usual for every role.' }
        : {
            share: 0,
            message: 'We found no certificates.',
            fix: `If you have one that matters for ${withArticle(occupation.name)}, add it with issuer and year.`,
          };
    const full = certifications.filter((one) => lacks(one).length === 0);
    const partial = certifications.filter((one) => lacks(one).length > 0);
    const [first] = partial;
    return {
      share: full.length > 0 ? 1 : 0.5,
      message: `${partOf(full.length, certifications.length, { noun: 'certificate', verbs: ['has', 'have'] })} issuer and year.`,
      ...(first && { fix: `Add ${listed(lacks(first))} to "${first.name.value}".` }),
      evidence: (full.length > 0 ? full : partial).slice(0, 4).map(({ name }) => ofField(name)),
    };
  },
};

/** `SMSTS, CITB`: the issuer was read as part of the name. */
const NAMES_ISSUER = /[,|–—]\s*\p{Lu}/u;

const lacks = ({ name, issuer, date }: Certification) => [
  ...(issuer || NAMES_ISSUER.test(name.value) ? [] : ['who issued it']),
  ...(date ? [] : ['the year']),
];
