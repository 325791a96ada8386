import { type CheckDefinition, graded } from '../check';
import { ofField } from '../evidence';
import { places } from '../../lexicon/places';

export const place: CheckDefinition = {
  id: 'C4',
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
    const isComplete = parts.length >= 2 || places.findAll(found.value).length >= 2;
    const lacks = places.findAll(found.value)[0]?.entry.some(({ kind }) => kind === 'city')
      ? 'state or country'
      : 'city';
    const region = regionOf(found.value);
    return {
      share: graded(isComplete, parts.length > 0),
      message: isComplete
        ? `Your place was read: ${found.value}.`
        : `"${found.value}" was read; the ${lacks} is missing.`,
      fix: 'Write city and state (or country), without the street.',
      ...(region && { example: { before: found.value, after: `${found.value}, ${region}` } }),
      evidence: [ofField(found)],
    };
  },
};

/** The state of a city, if only one city has that name. */
function regionOf(city: string): string | undefined {
  const found = places.findAll(city);
  const [only, ...others] = found[0]?.entry ?? [];
  const region = found.length === 1 && only?.kind === 'city' && others.length === 0 ? only.within[0] : undefined;
  return region === city ? undefined : region;
}
