import type { CheckDefinition } from '../check';
import { ofField } from '../evidence';
import { lastMonth, monthOf } from '../months';
import { listed } from '../../wording/words';

export const validCertificates: CheckDefinition = {
  id: 'D7',
  panel: 'section',
  title: 'Certificates that are valid and named once',
  max: 0.5,
  effort: 1,
  why: 'An expired or repeated certificate weakens the good ones.',
  judge({ resume: { certifications }, asOf }) {
    if (certifications.length === 0) return { skip: 'There are no certificates to look at.' };
    const seen = new Set<string>();
    const repeated = certifications.filter(({ name }) => {
      const key = name.value.toLowerCase().replace(/\W+/g, ' ').trim();
      return seen.size === seen.add(key).size;
    });
    const expired = certifications.filter(({ expires }) => expires && lastMonth(expires.value) < monthOf(asOf));
    const invalid = [...new Set([...expired, ...repeated])];
    const sentences = [
      ...(expired.length > 0 ? [`Expired: ${listed(expired.map(({ name }) => name.value))}.`] : []),
      ...(repeated.length > 0 ? [`Named twice: ${listed(repeated.map(({ name }) => name.value))}.`] : []),
    ];
    return {
      share: invalid.length === 0 ? 1 : 0,
      message: sentences.join(' ') || 'No certificate is expired or named twice.',
      fix: 'Renew or drop what has expired, and name each certificate once.',
      evidence: invalid.map(({ name }) => ofField(name)),
    };
  },
};
