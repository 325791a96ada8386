import { endpoint } from '@kadam/shared/contract/endpoint';
import { z } from '@kadam/shared/contract/schema';
import { ONE_ENGINE, type TestDatabase } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';
import { serve } from '../http/serve';

const operatorsOnly = endpoint({
  method: 'GET',
  path: '/operators-only',
  summary: 'For this test',
  access: 'operator',
  responses: { 200: z.object({ role: z.string() }) },
  failures: [401, 403],
});

describe.each(ONE_ENGINE)('an endpoint for operators on the $name database', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.remove());

  test('accepts operators, rejects members with a message, and requires strangers to log in', async () => {
    const app = await buildTestApp(opened.database);
    serve(app, operatorsOnly, { handle: ({ member }) => ({ role: member.role }) });
    const [asha, ravi] = [await newMember(app), await newMember(app)];
    await opened.database.query("update members set role = 'operator' where id = $1", [asha.id]);
    const call = (headers = {}) => app.inject({ url: '/api/operators-only', headers });
    expect((await call(asha.headers)).json()).toEqual({ role: 'operator' });
    const rejected = await call(ravi.headers);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      403,
      {
        success: false,
        code: 'FORBIDDEN',
        message: 'Only operators of the portal may do this, and this account is not one.',
      },
    ]);
    expect((await call()).statusCode).toBe(401);
    await app.close();
  });
});
