import type { Course as SentCourse } from '@kadam/shared/contract/learning';
import type { TestResponse } from '@kadam/shared/testing/api-server';

export const ok = (body: unknown): TestResponse => ({ status: 200, body });

export const failure = (status: number, message: string): TestResponse => ({
  status,
  body: { success: false, message, code: status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE' },
});

export const sentCourse = (number: number, changes: Partial<SentCourse> = {}): SentCourse => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Course ${number}`,
  description: 'From the first formula to a report.',
  image: null,
  duration: '3 months',
  level: null,
  fee: null,
  startDate: null,
  mode: null,
  category: { name: 'Software & Data' },
  genre: 'Analytics',
  provider: 'Sopan Institute',
  synopsis: 'Twelve weeks of practice.',
  fullSynopsis: 'Twelve weeks of practice.\n\nThe last two are your own project.',
  students: null,
  features: ['Weekly practice'],
  learningOutcomes: ['Read a dataset'],
  curriculum: [{ title: 'Tables' }, { title: 'Charts' }],
  ...changes,
});
