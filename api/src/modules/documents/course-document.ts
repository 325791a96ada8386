import { BRAND } from '@kadam/shared/contract/brand';
import type { CourseWithBatches, OpenBatch } from '@kadam/shared/contract/learning';
import { markup } from '../../html';
import type { ItemDocument } from './fill-document';
import { facts, list, paragraphs, shortened } from './readable';

export const courseDocument = (course: CourseWithBatches, url: string): ItemDocument => ({
  title: `${course.name} | ${BRAND.name}`,
  description: shortened(course.description || course.synopsis || course.name),
  canonical: url,
  structuredData: courseStructuredData(course, url),
  text: markup`<article class="document-text"><h1>${course.name}</h1>
${facts([
  ['Duration', course.duration],
  ['Fee', feeText(course.fee)],
  ['Starts', course.startDate ?? undefined],
  ['Mode', course.mode ?? undefined],
  ['Level', course.level ?? undefined],
  ['Category', course.category.name],
  ['Provider', course.provider],
])}
${list('Batches', course.batches.map(batchText))}
${paragraphs(course.fullSynopsis || course.synopsis || course.description)}
${list("What You'll Learn", course.learningOutcomes.length > 0 ? course.learningOutcomes : course.features)}
${list(
  'Course Curriculum',
  course.curriculum.map(({ title }) => title),
)}
<p><a href="/courses">All courses</a></p></article>`,
  pageData: { course },
});

const batchText = ({ startDate, endDate, times, place, languages, fee, free }: OpenBatch): string =>
  [
    `${startDate} to ${endDate}`,
    times,
    place,
    languages.join(', '),
    feeText(fee),
    free === 0 ? 'full, with a waiting list' : `${free} ${free === 1 ? 'seat' : 'seats'} left`,
  ]
    .filter(Boolean)
    .join('; ');

const feeText = (fee: number | null): string | undefined => {
  if (fee === null) return undefined;
  return fee === 0 ? 'Free' : `₹${fee.toLocaleString('en-IN')}`;
};

export const unknownCourse = (): ItemDocument => ({
  title: `Course not found | ${BRAND.name}`,
  description: 'There is no course at this address.',
  text: markup`<article class="document-text"><h1>Course not found</h1>
<p>There is no course at this address.</p><p><a href="/courses">All courses</a></p></article>`,
});

// Rating and number of students are the same for every course, so they would be false statements to
// a search engine.
const courseStructuredData = (course: CourseWithBatches, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.name,
  description: course.description || course.synopsis,
  url,
  provider: { '@type': 'Organization', name: course.provider || BRAND.legalName },
  ...(course.fee !== null && { offers: { '@type': 'Offer', price: course.fee, priceCurrency: 'INR' } }),
  ...(course.level && { educationalLevel: course.level }),
  ...(course.learningOutcomes.length > 0 && { teaches: course.learningOutcomes }),
  about: course.category.name,
  ...(course.batches.length > 0 && { hasCourseInstance: course.batches.map((batch) => instanceOf(batch, url)) }),
});

const MODES = { online: 'Online', classroom: 'Onsite', hybrid: 'Blended' } as const;

// https://schema.org/CourseInstance, with the values that Google reads.
const instanceOf = ({ startDate, endDate, mode, place, instructor, languages, fee, free }: OpenBatch, url: string) => ({
  '@type': 'CourseInstance',
  courseMode: MODES[mode],
  startDate,
  endDate,
  inLanguage: languages.map((name) => ({ '@type': 'Language', name })),
  ...(place && { location: { '@type': 'Place', name: place, address: place } }),
  ...(instructor && { instructor: { '@type': 'Person', name: instructor } }),
  offers: {
    '@type': 'Offer',
    price: fee,
    priceCurrency: 'INR',
    category: fee === 0 ? 'Free' : 'Paid',
    availability: `https://schema.org/${free === 0 ? 'SoldOut' : 'InStock'}`,
    url,
  },
});
