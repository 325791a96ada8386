import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API_BASE, type Endpoint } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, type TestDatabase } from './testing/engines';
import { buildTestApp, newMember, type TestMember } from './testing/portal';

const ACCESS = {
  'POST /auth/signup': 'public',
  'POST /auth/login': 'public',
  'POST /auth/change-password': 'member',
  'POST /auth/forgot-password': 'public',
  'POST /auth/reset-password': 'public',
  'POST /auth/confirm-email': 'member',
  'POST /auth/resend-confirmation': 'member',
  'POST /auth/change-email': 'member',
  'POST /auth/confirm-new-email': 'member',
  'GET /account': 'member',
  'POST /account/data': 'member',
  'POST /account/delete': 'member',
  'POST /auth/logout': 'member',
  'POST /auth/logout-everywhere': 'member',
  'GET /auth/getprofile': 'member',
  'PUT /auth/update-profile': 'member',
  'POST /jobseeker/profile': 'member',
  'POST /jobseeker/resume': 'member',
  'GET /jobseeker/resume': 'member',
  'DELETE /jobseeker/resume': 'member',
  'POST /resume/ats-score': 'public',
  'GET /resume/documents': 'member',
  'POST /resume/documents': 'member',
  'GET /resume/documents/{id}': 'member',
  'PUT /resume/documents/{id}': 'member',
  'PUT /resume/documents/{id}/name': 'member',
  'DELETE /resume/documents/{id}': 'member',
  'GET /job/postings': 'public',
  'GET /job/postings/{id}': 'public',
  'GET /job/postings/{id}/similar': 'public',
  'GET /job/postings/{id}/company': 'public',
  'GET /companies/{slug}': 'public',
  'GET /job/suggestions': 'public',
  'POST /job/apply': 'member',
  'GET /job/applications/user/{userId}': 'member',
  'GET /job/applied-ids': 'member',
  'POST /job/applications/{applicationId}/withdraw': 'member',
  'GET /job/applications/{applicationId}/resume': 'member',
  'GET /job/applications/resume-link': 'public',
  'GET /job/activity': 'member',
  'GET /job/activity/views': 'member',
  'POST /job/activity/read': 'member',
  'GET /job/saved': 'member',
  'PUT /job/saved/{id}': 'member',
  'DELETE /job/saved/{id}': 'member',
  'POST /job/saved/merge': 'member',
  'GET /job/alerts': 'member',
  'POST /job/alerts': 'member',
  'PUT /job/alerts/{id}': 'member',
  'DELETE /job/alerts/{id}': 'member',
  'GET /job/alerts/unsubscribe': 'public',
  'POST /job/alerts/unsubscribe': 'public',
  'GET /jobs/{id}/fit': 'member',
  'GET /jobseeker/kept-resume': 'member',
  'PUT /jobseeker/kept-resume': 'member',
  'DELETE /jobseeker/kept-resume': 'member',
  'GET /courses': 'public',
  'GET /courses/teaching': 'public',
  'GET /courses/{id}': 'public',
  'POST /courses/enroll': 'member',
  'GET /courses/enrollments': 'member',
  'DELETE /courses/enrollments/{courseId}': 'member',
  'GET /home/newest-jobs': 'public',
  'POST /contact': 'public',
  'POST /newsletter/subscribe': 'public',
  'GET /newsletter/confirm': 'public',
  'POST /newsletter/confirm': 'public',
  'GET /newsletter/unsubscribe': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'POST /telemetry': 'public',
  'POST /job/postings/{id}/views': 'public',
  'GET /telemetry': 'staff',
  'GET /telemetry/health': 'guard',
  'GET /telemetry/token': 'public',
  'POST /telemetry/notices': 'guard',
  'POST /policy-reports': 'public',
  'GET /policy-reports': 'staff',
  'GET /ops/releases': 'staff',
  'GET /job/applications/{applicationId}/messages': 'member',
  'POST /job/applications/{applicationId}/messages': 'member',
  'POST /job/applications/{applicationId}/messages/read': 'member',
  'GET /office/session': 'member',
  'POST /office/session/end': 'member',
  'POST /office/second-factor/setup': 'member',
  'POST /office/second-factor/confirm': 'member',
  'POST /office/second-factor': 'member',
  'POST /office/second-factor/recovery-codes': 'staff',
  'POST /office/staff/invitations/accept': 'member',
  'GET /office/staff': 'staff',
  'POST /office/staff/invitations': 'staff',
  'DELETE /office/staff/invitations/{id}': 'staff',
  'PUT /office/staff/{id}/roles': 'staff',
  'DELETE /office/staff/{id}': 'staff',
  'POST /office/staff/{id}/reset-second-factor': 'staff',
  'GET /office/applications': 'staff',
  'GET /office/applications/export': 'staff',
  'GET /office/applications/{id}': 'staff',
  'GET /office/applications/{id}/fit': 'staff',
  'GET /office/applications/{id}/resume': 'staff',
  'GET /office/applications/{id}/resume-text': 'staff',
  'GET /office/applications/{id}/messages': 'staff',
  'POST /office/applications/{id}/messages': 'staff',
  'POST /office/applications/{id}/notes': 'staff',
  'POST /office/applications/{id}/status': 'staff',
  'POST /office/applications/status': 'staff',
  'GET /office/postings/{id}/applications': 'staff',
  'GET /office/templates': 'staff',
  'PUT /office/templates/{status}': 'staff',
  'GET /content/{section}': 'public',
  'GET /office/doctor': 'staff',
  'GET /office/content': 'staff',
  'GET /office/content/{section}': 'staff',
  'GET /office/content/{section}/versions/{version}': 'staff',
  'PUT /office/content/{section}': 'staff',
  'GET /office/audit': 'staff',
  'GET /office/audit/export': 'staff',
  'POST /inquiries': 'public',
  'GET /office/inquiries': 'staff',
  'PUT /office/inquiries/{id}': 'staff',
  'POST /office/inquiries/{id}/convert': 'staff',
  'GET /office/courses': 'staff',
  'POST /office/courses': 'staff',
  'GET /office/courses/{id}': 'staff',
  'GET /office/courses/{id}/content': 'staff',
  'PUT /office/courses/{id}/content': 'staff',
  'PUT /office/courses/{id}/visibility': 'staff',
  'POST /office/courses/{courseId}/batches': 'staff',
  'GET /office/batches/{id}': 'staff',
  'PUT /office/batches/{id}': 'staff',
  'PUT /office/batches/{id}/state': 'staff',
  'GET /office/enrollments': 'staff',
  'GET /office/enrollments/export': 'staff',
  'POST /office/enrollments/status': 'staff',
  'POST /office/enrollments/batch': 'staff',
  'GET /office/employers': 'staff',
  'GET /office/employers/{id}': 'staff',
  'POST /office/employers': 'staff',
  'PUT /office/employers/{id}': 'staff',
  'POST /office/images': 'staff',
  'GET /images/{id}/{file}': 'public',
  'GET /office/imports': 'staff',
  'GET /office/imports/{id}': 'staff',
  'POST /office/imports': 'staff',
  'POST /office/imports/{id}/check': 'staff',
  'POST /office/imports/{id}/start': 'staff',
  'GET /office/imports/{id}/report': 'staff',
  'GET /office/imports/{id}/undo': 'staff',
  'POST /office/imports/{id}/undo': 'staff',
  'GET /office/postings': 'staff',
  'GET /office/postings/{id}': 'staff',
  'POST /office/postings': 'staff',
  'POST /office/postings/changes': 'staff',
  'POST /office/postings/{id}/duplicate': 'staff',
  'PUT /office/postings/{id}': 'staff',
  'PUT /office/postings/{id}/state': 'staff',
  'GET /office/colleagues': 'staff',
  'GET /office/waiting': 'staff',
  'GET /office/figures': 'staff',
  'GET /office/messages': 'staff',
  'GET /office/messages/{id}': 'staff',
  'PUT /office/messages/{id}': 'staff',
  'POST /office/messages/{id}/replies': 'staff',
  'GET /office/subscribers': 'staff',
  'GET /office/subscribers/export': 'staff',
  'DELETE /office/subscribers/{id}': 'staff',
  'GET /office/mails': 'staff',
  'POST /office/mails/{id}/retry': 'staff',
  'DELETE /office/mails/{id}': 'staff',
  'POST /privacy/requests': 'public',
  'GET /privacy/requests/confirm': 'public',
  'POST /privacy/requests/confirm': 'public',
  'GET /account/consents': 'member',
  'PUT /account/consents/{purpose}': 'member',
  'GET /account/privacy-requests': 'member',
  'POST /account/privacy-requests': 'member',
  'GET /office/privacy/consents': 'staff',
  'GET /office/privacy/settings': 'staff',
  'PUT /office/privacy/settings': 'staff',
  'GET /office/privacy/settings/effect': 'staff',
  'GET /office/privacy/requests': 'staff',
  'GET /office/privacy/requests/{id}': 'staff',
  'PUT /office/privacy/requests/{id}': 'staff',
  'POST /office/privacy/requests/{id}/answer': 'staff',
  'GET /livez': 'public',
  'GET /readyz': 'public',
  'GET /config': 'public',
};

const routes: { method: string | string[]; url: string }[] = [];
const watchRoutes = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));

let opened: TestDatabase;
let app: FastifyInstance;
let member: TestMember;

beforeAll(async () => {
  opened = await ONE_ENGINE[0].open();
  subscribe('fastify.initialization', watchRoutes);
  app = await buildTestApp(opened.database);
  unsubscribe('fastify.initialization', watchRoutes);
  await app.ready();
  member = await newMember(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.remove();
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint of the contract is served, and no route exists outside it', async () => {
  const contract = (await contractEndpoints()).map(nameOf);

  const served = app.endpoints.map(nameOf);
  expect(served.toSorted()).toEqual(contract.sort());

  const documentation = /^\/api\/(openapi\.json|docs(\/.*)?)$/;
  const responded = routes
    .filter(({ url }) => !documentation.test(url))
    .flatMap(({ method, url }) =>
      [method].flat().map((one) => `${one} ${url.slice(API_BASE.length).replace(/:(\w+)/g, '{$1}')}`),
    )
    .filter((route) => !route.startsWith('HEAD '));
  expect(responded.sort()).toEqual(served.sort());
});

test('each endpoint has the access listed in this table', () => {
  expect(Object.fromEntries(app.endpoints.map((endpoint) => [nameOf(endpoint), endpoint.access]))).toEqual(ACCESS);
});

test.each(Object.entries(ACCESS))('%s responds to strangers with %s', async (name, access) => {
  const [method = '', path = ''] = name.split(' ');
  const call = async (headers: Record<string, string>) => {
    const url = API_BASE + path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const hasBody = method === 'POST' || method === 'PUT';
    return app.inject({ method: method as 'GET', url, headers, ...(hasBody && { payload: {} }) });
  };
  const strangers = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${member.id}` },
    { cookie: `authToken=${member.headers.authorization}` },
  ];
  const { headers } = /\/(logout|delete)/.test(name) ? await newMember(app) : member;
  const asMember = (await call(headers)).statusCode;
  expect(asMember).not.toBe(401);
  if (access === 'guard' || access === 'staff') expect(asMember).toBe(403);
  for (const stranger of strangers)
    expect((await call(stranger)).statusCode).toBe(access === 'public' ? asMember : 401);
  if (access !== 'public') expect((await call({})).json().message).toBe('Please log in to continue.');
});

test('the OpenAPI document describes every endpoint with its errors, and its page runs only its own scripts', async () => {
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(document.paths).sort()).toEqual(
    [...new Set(app.endpoints.map(({ path }) => API_BASE + path))].sort(),
  );
  const { post } = document.paths['/api/job/apply'];
  expect(Object.keys(post.responses)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '408',
    '409',
    '410',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(post.security).toEqual([{ bearer: [] }]);
  expect(post.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', required: false }]);

  const page = await app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/);
});

async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = dirname(require.resolve('@kadam/shared/contract/endpoint'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
