import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { rowId } from '../../../api/src/import/record-validator';
import { newMember } from '../../portal/member';
import { RESUMES } from '../../portal/resumes';
import { kadam, type RunningPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { test } from '../../portal/test';

const LONG = 'W'.repeat(120);
const ARABIC = 'عائشة القحطاني';

// Names of people and alerts are one line of at most 80 characters.
const FIRST_NAME = `<img src=x onerror=hacked=1> ${'W'.repeat(50)}`;
const LAST_NAME = `"><script>hacked=1</script> ${ARABIC}`;
const ALERT = `</a><svg onload=hacked=1> ${ARABIC} ${'W'.repeat(38)}`;
const NOTE = `</p><script>hacked=1</script> \u202e${ARABIC} ${LONG}`;
const SKILL = `<iframe srcdoc="<script>parent.hacked=1</script>"> ${ARABIC}`;
const LINE = `<a href="javascript:hacked=1">Tools</a> ${LONG}`;
// Without a slash: browsers send only the last part of a path.
const RESUME = `<img src=x onerror=hacked=1> ${ARABIC} ${LONG}.pdf`;
const PROFILE = {
  jobseekerName: `<img src=x onerror=hacked=1> ${ARABIC} ${'W'.repeat(80)}`,
  phone: `"><script>hacked=1</script>${LONG}`,
  resume: `javascript:hacked=1//${LONG}`,
  address: `</textarea><script>hacked=1</script> \u202e${ARABIC} ${LONG}`,
  preferredLocation1: `{{constructor.constructor('hacked=1')()}} ${ARABIC}`,
} as const;
// The import removes known tags; these are others.
const POSTING = {
  reference: 'hostile-1',
  jobName: `<marquee onstart=hacked=1> ${ARABIC} ${LONG}`,
  companyName: `<details ontoggle=hacked=1> ${'V'.repeat(60)}`,
  location: `<audio src=x onerror=hacked=1> ${ARABIC}`,
  description: `<marquee onstart=hacked=1> ${LONG}`,
  skills: [`<marquee onstart=hacked=1> ${'U'.repeat(45)}`],
  // Older than every posting of the sample data, to stay out of other tests.
  createdAt: '2024-01-08T06:00:00.000Z',
};
const JOB = rowId('hostile', POSTING.reference);

/** The member on the server: address, and file name of the resume. */
interface Hostile {
  readonly email: string;
  readonly resumeOnFile: string;
}

interface ListPage {
  readonly path: string;
  readonly texts: readonly string[];
  readonly fields?: readonly string[];
}

/** Every page with texts of a member or the office, and the texts in its fields. */
const pagesOf = ({ email, resumeOnFile }: Hostile): readonly ListPage[] => [
  { path: '/myjobs', texts: [POSTING.jobName, POSTING.companyName, POSTING.location, NOTE] },
  { path: '/dashboard', texts: [POSTING.jobName, POSTING.companyName, ALERT] },
  { path: '/saved-jobs', texts: [POSTING.jobName, POSTING.companyName, POSTING.skills[0]!] },
  { path: '/account', texts: [email] },
  { path: '/profile', texts: [RESUME, SKILL, LINE], fields: [`${FIRST_NAME} ${LAST_NAME}`] },
  { path: '/job-profile', texts: [resumeOnFile], fields: Object.values(PROFILE) },
];

test('texts of members and the office are shown as text in every list, however hostile or long', async ({
  page,
  portal,
  pageErrors,
}, info) => {
  await splashSeen(page.context());
  importPosting(portal, info.outputPath('hostile.jsonl'));
  const hostile = await hostileMember(page, portal);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, texts, fields = [] } of pagesOf(hostile)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('h1')).toHaveCount(1);
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const text of texts) await expect(main, path).toContainText(text);
    await main.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const values = () =>
      main.locator('input, textarea').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(values, path).toEqual(expect.arrayContaining([...fields]));
    expect(await page.evaluate(madeOfText), path).toEqual([]);
    expect(await page.evaluate(tooWide), `${path} is too wide`).toEqual([]);
  }
  expect(pageErrors).toEqual([]);
});

/** Present if a text was parsed as HTML, or run. */
function madeOfText(): string[] {
  const foreign = document.querySelectorAll(
    'img[src="x"], marquee, audio, iframe, [onload], [onerror], [href^="javascript:"]',
  );
  const tags = [...foreign].map((element) => element.outerHTML);
  return 'hacked' in window ? [...tags, 'A script of a text has run.'] : tags;
}

/** Clipped text; a page that does not scroll sideways may still lose some. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > width + 1);
  const scrolls = document.documentElement.scrollWidth > width ? ['The page scrolls sideways.'] : [];
  return [...scrolls, ...cut.map((one) => `${one.tagName} ${one.textContent?.slice(0, 60)}`)];
}

function importPosting(portal: RunningPortal, file: string): void {
  writeFileSync(file, JSON.stringify(POSTING));
  kadam(portal, 'import', 'jobs', file, '--source', 'hostile');
}

/** Signs this browser in as a member with only hostile texts, to whom the office has written. */
async function hostileMember(page: Page, portal: RunningPortal): Promise<Hostile> {
  const api = page.context().request;
  const email = `${'w'.repeat(50)}.${randomUUID().slice(0, 8)}@${'v'.repeat(60)}.example.com`;
  const account = { ...newMember(), email, firstName: FIRST_NAME, lastName: LAST_NAME };
  await expect(await api.post('/api/auth/signup', { data: account })).toBeOK();
  const login = await api.post('/api/auth/login', { data: { email, password: account.password } });
  const { token, user } = (await login.json()) as { token: string; user: { id: string } };
  const send = async <Answer>(method: 'post' | 'put', path: string, sent: object): Promise<Answer> => {
    const response = await api[method](path, { headers: { authorization: `Bearer ${token}` }, ...sent });
    expect(response.ok(), `${path} has status ${response.status()}: ${await response.text()}`).toBe(true);
    return (await response.json()) as Answer;
  };
  await send('post', '/api/jobseeker/profile', { data: { ...PROFILE, email } });
  const file = { name: RESUME, mimeType: 'application/pdf', buffer: readFileSync(RESUMES.good) };
  const put = await send<Resume>('post', '/api/jobseeker/resume', { multipart: { file } });
  const kept = { fileName: RESUME, skills: [{ name: SKILL, line: LINE }] };
  await send('put', '/api/jobseeker/kept-resume', { data: kept });
  const alert = { name: ALERT, frequency: 'daily', search: { search: '<script>hacked=1</script>' } };
  await send('post', '/api/job/alerts', { data: alert });
  await send('put', `/api/job/saved/${JOB}`, {});
  const application = { email, jobPostingId: JOB, resumeId: put.data.resume.id };
  const { data } = await send<Applied>('post', '/api/job/apply', { data: application });
  kadam(portal, 'applications', 'set', data.id, 'interview', '--note', NOTE);
  kadam(portal, 'applications', 'show', data.id);
  await page.addInitScript(
    (session) => {
      localStorage.setItem('authToken', session.token);
      localStorage.setItem('userId', session.userId);
    },
    { token, userId: user.id },
  );
  return { email, resumeOnFile: put.data.resume.name };
}

interface Resume {
  readonly data: { readonly resume: { readonly id: string; readonly name: string } };
}

interface Applied {
  readonly data: { readonly id: string };
}
