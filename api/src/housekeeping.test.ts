import { randomBytes, randomUUID } from 'node:crypto';
import { ENGINES } from './testing/engines';
import { addPosting, testPortal } from './testing/portal';
import { until } from './testing/until';

const DAY = 24 * 60 * 60_000;
const NOW = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

describe.each(ENGINES)('housekeeping on the $name database', ({ open }) => {
  const portal = testPortal(open, { clock: () => NOW, mailTransport: { send: async () => undefined } });

  test('old sessions, links, messages, mail counts and keys are removed, and those in use are kept', async () => {
    const { database } = portal;
    const [member, subscriber] = [randomUUID(), randomUUID()];
    await database.query(
      `insert into members (id, first_name, last_name, email, password_hash, created_at, idempotency_key)
       values ($1, 'Asha', 'Rao', 'asha@example.in', '', $2, 'key'), ($3, 'Ravi', 'Rao', 'ravi@example.in', '', $4, 'old key')`,
      [member, NOW, randomUUID(), daysAgo(2)],
    );
    await database.query(
      `insert into contact_messages values
       ($1, 'Asha', 'asha@example.in', '', 'Hello', $2, 'key'), ($3, 'Ravi', 'ravi@example.in', '', 'Hello', $4, 'old key')`,
      [randomUUID(), NOW, randomUUID(), daysAgo(2)],
    );
    await database.query(`insert into contact_messages values ($1, 'Old', 'old@example.in', '', 'Hello', $2)`, [
      randomUUID(),
      daysAgo(366),
    ]);
    for (const [lastUsed, expires] of [
      [NOW, daysAgo(-1)],
      [NOW, NOW],
      [daysAgo(1), daysAgo(-1)],
    ])
      await database.query('insert into sessions values ($1, $2, $3, $4, $5)', [
        randomBytes(32),
        member,
        daysAgo(2),
        lastUsed,
        expires,
      ]);
    await database.query(`insert into newsletter_subscribers values ($1, 'asha@example.in', 'confirmed', $2)`, [
      subscriber,
      NOW,
    ]);
    for (const [purpose, expires, used] of [
      ['confirm', daysAgo(-7), daysAgo(31)],
      ['confirm', daysAgo(31), null],
      ['confirm', daysAgo(29), null],
      ['unsubscribe', null, null],
    ])
      await database.query('insert into newsletter_links values ($1, $2, $3, $4, $5, $6)', [
        randomBytes(32),
        subscriber,
        purpose,
        daysAgo(40),
        expires,
        used,
      ]);
    for (const [purpose, expires] of [
      ['reset-password', NOW],
      ['confirm-email', daysAgo(-7)],
    ])
      await database.query('insert into account_links values ($1, $2, $3, $4, $5)', [
        randomBytes(32),
        member,
        purpose,
        daysAgo(0),
        expires,
      ]);
    for (const days of [1, 0])
      await database.query(`insert into mail_counts values ($1, 'receipt', $2, 1)`, [randomBytes(32), daysAgo(days)]);
    for (const days of [2, 0])
      await database.query('insert into applications values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        member,
        await addPosting(database),
        `key-${days}`,
        daysAgo(days),
      ]);

    await portal.app.ready();
    const isDone = async () =>
      (await database.query(`select 1 from tasks where key = 'housekeeping' and run_at > $1`, [NOW])).length === 1;
    await until(isDone);

    expect(await database.query('select last_used_at, expires_at from sessions')).toEqual([
      { last_used_at: NOW, expires_at: daysAgo(-1) },
    ]);
    expect(await database.query('select purpose, expires_at from newsletter_links order by purpose')).toEqual([
      { purpose: 'confirm', expires_at: daysAgo(29) },
      { purpose: 'unsubscribe', expires_at: null },
    ]);
    expect(await database.query('select purpose from account_links')).toEqual([{ purpose: 'confirm-email' }]);
    expect(await database.query('select day::text from mail_counts')).toEqual([{ day: '2026-11-22' }]);
    expect(await database.query('select idempotency_key from applications order by applied_at')).toEqual([
      { idempotency_key: null },
      { idempotency_key: 'key-0' },
    ]);
    for (const table of ['members', 'contact_messages'])
      expect(await database.query(`select idempotency_key from ${table} order by created_at`)).toEqual([
        { idempotency_key: null },
        { idempotency_key: 'key' },
      ]);
  });
});
