import { DomainError } from '../../errors';
import { resumeFixture } from '../../testing/resumes';
import { ParserEnded } from './parser-process';
import { createResumeService } from './resume.service';

const file = { name: 'asha.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') };

const failing = (error: Error) =>
  createResumeService({
    pool: {
      prepare: async () => undefined,
      read: () => Promise.reject(error),
      state: () => ({ busy: 0, idle: 0, waiting: 0, restarts: 0 }),
      stop: () => undefined,
    },
    clients: (key) => ({ key, admit: async () => undefined, overran: async () => undefined }),
    clock: () => new Date(),
    log: { warn: () => undefined },
  });
const visitor = { client: '203.0.113.7' };
const readAfter = (error: Error) => failing(error).read(file, visitor);

test.each([
  ['time', /takes too long to read/],
  ['memory', /takes too much memory/],
  ['crash', /is damaged and cannot be read/],
] as const)(
  'a resume for an application that ends its parser by %s is rejected with advice',
  async (reason, sentence) => {
    await expect(readAfter(new ParserEnded(reason, ''))).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringMatching(sentence),
    });
  },
);

test.each([
  ['too many wait for a parser', new DomainError('UNAVAILABLE', 'Busy.')],
  ['the machine is too busy to read it', new ParserEnded('machine', '')],
])('a resume for an application is accepted without reading it while %s', async (_, error) => {
  expect(await readAfter(error)).toBeUndefined();
});

test('a check is rejected as busy, with a retry time, if the machine was too busy', async () => {
  await expect(failing(new ParserEnded('machine', '')).check(file, visitor)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/is busy at this moment/),
    extras: { retryAfter: 20 },
  });
});
