import { ENGINES, type TestDatabase } from '../testing/engines';
import { mailBody } from './mail-body';
import { enqueue, outboxRepository } from './outbox.repository';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:03:00Z');

describe.each(ENGINES)('mails in the $name database', ({ open }) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.remove());
  afterEach(() => opened.database.query('delete from outbox'));

  const put = () =>
    enqueue(
      opened.database,
      { kind: 'test', to: { name: '', address: 'asha@example.in' }, subject: 'Hello', ...mailBody(['Hello.']) },
      NOW,
    );

  test('many claims at the same moment never get the same mail', async () => {
    const outbox = outboxRepository(opened.database);
    // With all connections open already, the claims really meet.
    await Promise.all(Array.from({ length: 10 }, () => opened.database.query('select pg_sleep(0.02)')));
    for (let round = 0; round < 20; round += 1) {
      for (let index = 0; index < 8; index += 1) await put();
      const claimed = (await Promise.all(Array.from({ length: 10 }, () => outbox.claim(NOW, LATER)))).flatMap(
        (mail) => mail ?? [],
      );
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
      expect(claimed.every(({ attempts }) => attempts === 1)).toBe(true);
      await opened.database.query('delete from outbox');
    }
  });

  test('a sender whose mail was taken over cannot postpone it or give it up any more', async () => {
    const outbox = outboxRepository(opened.database);
    await put();
    const slow = await outbox.claim(NOW, NOW);
    const next = await outbox.claim(NOW, LATER);
    if (!slow || !next) throw new Error('There was a mail to claim.');
    expect([next.id, next.attempts]).toEqual([slow.id, 2]);
    await outbox.postpone(slow, NOW, 'slow');
    await outbox.giveUp(slow, NOW, 'slow');
    expect(await opened.database.query('select next_at, failed_at, last_error from outbox')).toEqual([
      { next_at: LATER, failed_at: null, last_error: null },
    ]);
  });
});
