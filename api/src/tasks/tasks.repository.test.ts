import { ENGINES, testDatabase } from '../testing/engines';
import { addTask, tasksRepository } from './tasks.repository';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:03:00Z');

describe.each(ENGINES)('the task table, $name database', ({ open }) => {
  const opened = testDatabase(open);

  afterEach(() => opened.database.query('delete from tasks'));

  const put = () => addTask(opened.database, { kind: 'test', payload: {}, now: NOW });

  test('concurrent claims never get the same task', async () => {
    const tasks = tasksRepository(opened.database);
    // With all connections open already, the claims really meet.
    await Promise.all(Array.from({ length: 10 }, () => opened.database.query('select pg_sleep(0.02)')));
    for (let round = 0; round < 20; round += 1) {
      for (let index = 0; index < 8; index += 1) await put();
      const claimed = (
        await Promise.all(Array.from({ length: 10 }, () => tasks.claim(NOW, { test: LATER.getTime() - NOW.getTime() })))
      ).flatMap((task) => task ?? []);
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
      expect(claimed.every(({ attempts }) => attempts === 1)).toBe(true);
      await opened.database.query('delete from tasks');
    }
  });

  test('a task that another process has taken over can no longer be postponed or given up', async () => {
    const tasks = tasksRepository(opened.database);
    await put();
    const slow = await tasks.claim(NOW, { test: 0 });
    const next = await tasks.claim(NOW, { test: LATER.getTime() - NOW.getTime() });
    if (!slow || !next) throw new Error('There was a task to claim.');
    expect([next.id, next.attempts]).toEqual([slow.id, 2]);
    await tasks.postpone(slow, NOW, 'slow');
    await tasks.giveUp(slow, NOW, 'slow');
    expect(await opened.database.query('select leased_until, failed_at, last_error from tasks')).toEqual([
      { leased_until: LATER, failed_at: null, last_error: null },
    ]);
  });
});
