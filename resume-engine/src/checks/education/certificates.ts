import type { Check } from '../check';
import { ofField } from '../evidence';
import { counted } from '../../wording/words';

export const certificates: Check = {
  id: 'D6',
  category: 'educationCertifications',
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
            fix: `If you have one that matters for a ${occupation.name}, add it with issuer and year.`,
          };
    const full = certifications.filter(({ issuer, date }) => issuer && date);
    const partial = certifications.filter(({ issuer, date }) => !issuer || !date);
    const [first] = partial;
    return {
      share: full.length > 0 ? 1 : 0.5,
      message: `${full.length} of ${counted(certifications.length, 'certificate')} ${full.length === 1 ? 'says' : 'say'} issuer and year.`,
      fix: 'Write who gave it and in which year.',
      ...(first && { example: { before: first.name.raw, after: `${first.name.value}, name of the issuer, year` } }),
      evidence: (full.length > 0 ? full : partial).slice(0, 4).map(({ name }) => ofField(name)),
    };
  },
};
