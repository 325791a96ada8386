import type { JobPosting } from '@kadam/shared/contract/jobs';
import { samplePostings } from './sample-postings';
import { itemAt, seededRandom, type SeededRandom } from './seeded-random';

const SEED = 'kadam-postings-2';
const ACTIVE_PERCENT = 96;
const OLDEST_MS = 60 * 24 * 60 * 60 * 1_000;
const SKILLS_LEAST = 3;

/** The `ordinal`-th invented posting, counted from 0, derived from a sample posting. */
export function madeUpPosting(ordinal: number, moment: Date): JobPosting {
  const random = seededRandom(`${SEED}:${ordinal}`);
  const samples = samplePostings();
  const { reference: _, status: __, ...posting } = itemAt(samples, ordinal);
  const { companyName, location } = random.pick(samples);
  return {
    ...posting,
    id: random.id,
    companyName,
    location,
    description: posting.description
      .replaceAll(posting.companyName, companyName)
      .replaceAll(cityOf(posting.location), cityOf(location)),
    skills: random.sample(posting.skills, random.whole(SKILLS_LEAST, posting.skills.length)),
    ctc: payNear(posting.ctc, random),
    eCTC: payNear(posting.eCTC, random),
    noticePeriod: posting.noticePeriod ?? null,
    workingDays: posting.workingDays ?? null,
    isActive: random.happens(ACTIVE_PERCENT),
    logoUrl: null,
    image: null,
    // More often lately.
    createdAt: new Date(moment.getTime() - Math.floor(OLDEST_MS * random.fraction() ** 1.8)).toISOString(),
  };
}

const cityOf = (location: string) => location.split(',')[0] ?? location;

function payNear(lakhs: number | null | undefined, random: SeededRandom): number | null {
  return typeof lakhs === 'number' ? Math.round(lakhs * (8 + random.fraction() * 4)) / 10 : null;
}
