import { countsFor } from '../../http/counters';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { newMember, testPortal } from '../../testing/portal';
import { membersRepository } from '../members';
import { createLogin } from './login';
import { createLoginThrottle } from './login-throttle';
import { createPasswords } from './passwords';
import { createSessions } from './sessions';
import { sessionsRepository } from './sessions.repository';

describe.each(ONE_ENGINE)('login, $name database', ({ open }) => {
  const portal = testPortal(open);

  test('a queued login is dropped when its client disconnects; running ones finish', async () => {
    const { id, email, password } = await newMember(portal.app);
    const { database } = portal;
    const login = createLogin({
      members: membersRepository(database),
      sessions: createSessions(sessionsRepository(database), () => new Date()),
      passwords: createPasswords(),
      throttle: createLoginThrottle(limitsFor(1).login, countsFor(database)),
    });
    const client = new AbortController();
    const attempts = Array.from({ length: 7 }, () =>
      login({ email, password }, { client: '203.0.113.9', device: undefined, signal: client.signal }),
    );
    client.abort(new Error('disconnected'));
    const outcomes = (await Promise.allSettled(attempts)).map(({ status }) => status);
    // Four run at once.
    expect(outcomes).toEqual([...Array(4).fill('fulfilled'), ...Array(3).fill('rejected')]);
    // With the session of `newMember`.
    expect(await database.query('select from sessions where member_id = $1', [id])).toHaveLength(5);
  });
});
