import { type Check, graded } from '../check';
import { ofField } from '../evidence';

export const place: Check = {
  id: 'C4',
  category: 'contactInformation',
  panel: 'section',
  title: 'City and state',
  max: 0.75,
  effort: 1,
  why: 'Recruiters filter by city. Street and house number are not needed.',
  judge({ resume: { contact } }) {
    const found = contact.location;
    if (!found)
      return {
        share: 0,
        message: 'We found no city.',
        fix: 'Write your city and state under your name: Pune, Maharashtra.',
      };
    const parts = found.value.split(/[,|/]| - /).filter((part) => /\p{L}{2,}/u.test(part));
    return {
      share: graded(parts.length >= 2, parts.length === 1),
      message:
        parts.length >= 2 ? `Your place was read: ${found.value}.` : `"${found.value}" was read; the state is missing.`,
      fix: 'Write city and state (or country), without the street.',
      example: { before: found.value, after: 'Pune, Maharashtra' },
      evidence: [ofField(found)],
    };
  },
};
