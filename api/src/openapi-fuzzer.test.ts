import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { ONE_ENGINE } from './testing/engines';
import { knownValues } from './testing/fuzzer-values';
import { hostileInput, NO_BODY, type Operation, operationsOf, type Sent, validInput } from './testing/openapi-fuzzer';
import { newJobseeker, newMember, type TestMember, testPortal } from './testing/portal';
import { codeAt, makeStaff, newInvitation, newStaff, type TestStaff } from './testing/staff';

const HOSTILE_RUNS = 30;
const VALID_RUNS = 12;
const GUARD_TOKEN = 'g'.repeat(40);

describe.each(ONE_ENGINE)('fuzzing every operation of the OpenAPI document, $name database', ({ open }) => {
  const ajv = new Ajv2020({ strict: false });
  const portal = testPortal(open, { config: { guardToken: GUARD_TOKEN } });
  let member: TestMember;
  // Whose address changes: the other operations name the address of the member.
  let mover: TestMember;
  let owner: TestStaff;
  let operations: Operation[];
  let known: Record<string, unknown[]>;

  beforeAll(async () => {
    const { app } = portal;
    member = await newJobseeker(app);
    mover = await newMember(app);
    owner = await newStaff(portal, ['owner']);
    known = await knownValues(portal, { member, mover });
    operations = operationsOf((await app.inject({ url: '/api/openapi.json' })).json());
  }, 300_000);

  // A logout or deletion would end the session of the operations that follow, and a newer link of a
  // mail would end the known one.
  const headersFor = async ({ path }: Operation) => {
    if (path.endsWith('/confirm-new-email')) return mover.headers;
    if (path.startsWith('/api/office/')) return officeHeaders(path);
    if (path === '/api/telemetry/notices') return { authorization: `Bearer ${GUARD_TOKEN}` };
    if (/^\/api\/(telemetry|policy-reports|ops)/.test(path)) return owner.headers;
    return (/\/(logout|delete|resend)/.test(path) ? await newMember(portal.app) : member).headers;
  };

  // Codes and invitations can be used once, so each of these has a person of its own.
  async function officeHeaders(path: string) {
    if (path.endsWith('/session/end')) return (await newStaff(portal, ['owner'])).headers;
    if (path.endsWith('/second-factor')) {
      const { headers, recoveryCodes } = await newStaff(portal, ['owner']);
      known[`${path} code`] = [...recoveryCodes];
      return headers;
    }
    if (!/\/(setup|confirm|accept)$/.test(path)) return owner.headers;
    const person = await newMember(portal.app);
    if (path.endsWith('/accept')) known[`${path} token`] = [(await newInvitation(portal, owner, person.email)).token];
    else await makeStaff(portal.database, person, ['recruiter']);
    if (path.endsWith('/confirm')) {
      const { headers, password } = person;
      const url = '/api/office/second-factor/setup';
      const { secret } = (await portal.app.inject({ method: 'POST', url, headers, payload: { password } })).json().data;
      known[`${path} code`] = [codeAt(secret, new Date())];
    }
    return person.headers;
  }

  async function send(operation: Operation, { url, headers, payload }: Sent): Promise<number> {
    const response = await portal.app.inject({
      method: operation.method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    // One assertion for all: an assertion costs as much as a tenth of a request.
    expect(problemsOf(operation, response)).toEqual([]);
    return response.statusCode;
  }

  function problemsOf({ responses }: Operation, response: LightMyRequestResponse): unknown[] {
    const { statusCode, headers, body } = response;
    const described = responses[statusCode];
    if (statusCode >= 500 || !described) return [`status ${statusCode}`, body];
    if (/\bat .*\.ts:\d+|node_modules|password_hash/.test(body)) return [body];
    const isText = described === NO_BODY || !String(headers['content-type']).startsWith('application/json');
    return ajv.validate(described, isText ? body : response.json()) ? [] : (ajv.errors ?? []);
  }

  test('hostile requests get a documented error and never cause an internal one', async () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const operation of operations) {
      const property = fc.asyncProperty(
        hostileInput(operation, await headersFor(operation)),
        async (sent) => void (await send(operation, sent)),
      );
      await fc.assert(property, { numRuns: HOSTILE_RUNS });
    }
    expect((await portal.app.inject({ url: '/api/readyz' })).statusCode).toBe(200);
  }, 300_000);

  test('valid requests reach the success response of every operation', async () => {
    const reached = new Set<string>();
    // What is deleted cannot be read or renamed afterwards.
    const deletionsLast = [...operations].sort(
      (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
    );
    for (const operation of deletionsLast) {
      const input = validInput(operation, { known, headers: await headersFor(operation) });
      const property = fc.asyncProperty(input, async (sent) => {
        if ((await send(operation, sent)) < 300) reached.add(operation.name);
      });
      await fc.assert(property, { numRuns: VALID_RUNS });
    }
    expect([...reached].sort()).toEqual(operations.map(({ name }) => name).sort());
  }, 300_000);
});
