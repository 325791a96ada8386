import { ONE_ENGINE, testDatabase } from '../testing/engines';
import { buildTestApp } from '../testing/portal';

const PORTAL = 'https://www.portal.example';

describe.each(ONE_ENGINE)('pages of another origin, $name database', ({ open }) => {
  const opened = testDatabase(open);

  const responded = async (origin: string | undefined, { corsOrigins = [PORTAL], preflight = false } = {}) => {
    const app = await buildTestApp(opened.database, { config: { corsOrigins } });
    const requests = preflight && {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const { statusCode, headers } = await app.inject({
      method: preflight ? 'OPTIONS' : 'GET',
      url: preflight ? '/api/job/apply' : '/api/job/postings',
      headers: { ...(origin && { origin }), ...requests },
    });
    await app.close();
    return { statusCode, headers };
  };

  test('a configured origin can read responses, with credentials, and is named in the header', async () => {
    const { statusCode, headers } = await responded(PORTAL);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    });
    expect(headers.vary).toContain('Origin');
  });

  test('a preflight request of a configured origin lists the allowed methods and headers', async () => {
    const { statusCode, headers } = await responded(PORTAL, { preflight: true });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '600',
    });
  });

  test.each([
    ['another origin', 'https://evil.example', [PORTAL]],
    ['an origin that begins with the allowed one', `${PORTAL}.evil.example`, [PORTAL]],
    ['the same host by another scheme', 'http://www.portal.example', [PORTAL]],
    ['no origin', undefined, [PORTAL]],
    ['every origin, while none is configured', PORTAL, []],
  ])('%s gets no permission', async (_, origin, corsOrigins) => {
    for (const preflight of [false, true]) {
      const { headers } = await responded(origin, { corsOrigins, preflight });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
