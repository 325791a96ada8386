import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inBrowsers, test as base } from '../../portal/browsers/test';
import { Visitor } from '../../portal/browsers/visitor';
import { startFailingProxy, type FailingProxy } from '../../portal/failing-proxy';
import { RESUMES } from '../../portal/resumes';
import { type Seen, stepsSeen, watchSteps } from './recorded-steps';

const MB = 1024 * 1024;
/** Browsers may round times to prevent fingerprinting. */
const ROUNDED_MS = 20;
const MUCH_LATER_MS = 15_000;

const isCheck = (path: string) => path === '/api/resume/ats-score';
const FULL = 'Many resumes are being checked at this moment. Please try again shortly.';
/** The API's response if its queue is full (api/src/modules/resume/parser-pool.ts). */
const QUEUE_FULL = {
  status: 503,
  type: 'application/json',
  body: JSON.stringify({ success: false, message: FULL, error: FULL, code: 'UNAVAILABLE' }),
};

/** A new visitor whose connection to the portal can fail. */
const test = base.extend<{ line: FailingProxy }>({
  line: async ({ portal }, use) => {
    const line = await startFailingProxy(portal.origin);
    await use(line);
    await line.close();
  },
  visitor: async ({ kind, browsers, line }, use) => {
    const driver = await browsers.newDriver(kind);
    const visitor = new Visitor(driver, line.origin);
    await visitor.open('/ats-score');
    await visitor.skipsSplash();
    await use(visitor);
    await driver.close();
  },
});

test('every error of a resume check is shown beside the button, and the file stays selected', async ({
  visitor,
  line,
  portal,
}) => {
  const file = (name: string, bytes: number) => {
    const path = join(portal.dataFolder, name);
    writeFileSync(path, Buffer.alloc(bytes));
    return path;
  };
  await visitor.sees('PDF, DOC & DOCX only. Max 10MB file size.');
  await visitor.presses('Analyze Resume');
  await visitor.sees('Please select a resume file first.');
  await visitor.chooses('Resume file', file('me.png', 1));
  await visitor.sees('Unsupported file type. Please upload PDF, DOC, or DOCX.');
  await visitor.chooses('Resume file', file('large.pdf', 10 * MB + 1));
  await visitor.sees('File too large. Maximum size is 10MB.');

  await visitor.chooses('Resume file', RESUMES.locked);
  await visitor.sees('password.pdf');
  await visitor.doesNotSee('File too large.');
  await visitor.presses('Analyze Resume');
  await visitor.sees('The PDF is protected by a password. Send a copy without one.');
  line.respond(isCheck, QUEUE_FULL);
  await visitor.presses('Analyze Resume');
  await visitor.sees(FULL);
  line.restore();
  line.cut(isCheck);
  await visitor.presses('Analyze Resume');
  await visitor.sees(
    'We could not reach the server. What you chose or wrote is still here: check your connection and try again.',
  );
  await visitor.sees(
    'Network Error: Unable to connect to server. Please ensure the backend is running and CORS/base URL are configured.',
  );
  await visitor.sees('password.pdf');
  await visitor.isOn('Analyze Resume');
});

test('Cancel and Escape end a check before and during its call, and the file stays selected', async ({
  visitor,
  line,
}) => {
  line.hang(isCheck);
  await visitor.chooses('Resume file', RESUMES.good);
  await visitor.presses('Analyze Resume');
  await visitor.sees('Checking anjali-mehta.pdf');
  await visitor.presses('Cancel');
  await visitor.isOn('Analyze Resume');
  await visitor.presses('Analyze Resume');
  await visitor.sees('Sent. Your resume is being read.');
  await expect.poll(() => line.held()).toHaveLength(1);
  await visitor.hits('Escape');
  await expect.poll(() => line.held()).toEqual([]);
  await visitor.isOn('Analyze Resume');
  await visitor.sees('anjali-mehta.pdf');
});

inBrowsers(['firefox', 'webkit'], test, () => {
  test('a resume passes four steps to a result, which stays for the session and opens in the editor', async ({
    visitor,
  }) => {
    await visitor.sees('ATS Scan');
    await visitor.chooses('Resume file', RESUMES.good);
    await visitor.sees('anjali-mehta.pdf');
    await watchSteps(visitor);
    await visitor.presses('Analyze Resume');
    await visitor.sees('Your Score');
    await visitor.isOn('Your Score');
    expectSteps(await stepsSeen(visitor));

    for (const text of ['out of 100', 'Strong', 'issues found', 'Do this next', 'ATS Parse Rate', '6,530 job seekers'])
      await visitor.sees(text);
    await visitor.doesNotSee('ATS Scan');
    for (const panel of ['CONTENT', 'SECTION', 'ATS ESSENTIALS', 'TAILORING']) {
      await visitor.doesNotSee('Why it matters');
      await visitor.presses(panel);
      await visitor.sees('Why it matters');
      await visitor.presses(panel);
    }
    await visitor.scrollsTo('#robot-view');
    await visitor.finds('canvas ~ i', 10);
    await visitor.finds('[aria-labelledby="robot-view"] mark', 10);

    await visitor.presses('About Us');
    await visitor.isAt(/^\/about$/);
    await visitor.goesBack();
    await visitor.sees('Your Score');
    await visitor.presses('Build ATS Friendly Resume');
    await visitor.isAt(/^\/resume-editor$/);
    await visitor.sees('Anjali Mehta');
    await visitor.sees('Sabarmati Chemicals Limited');
    await visitor.goesBack();
    await visitor.sees('Your Score');
    await visitor.reloads();
    await visitor.sees('ATS Scan');
    await visitor.doesNotSee('Your Score');
  });
});

/** In order and none too short. On a busy machine a step may be late, but never early. */
function expectSteps(seen: readonly Seen[]): void {
  expect(seen.map(({ what }) => what).filter((what) => what !== 'answer')).toEqual([
    'pressed',
    'Parsing Your Resume',
    'Analyzing Experience',
    'Extracting Skills',
    'call',
    'Generating Recommendations',
    'closed',
  ]);
  const between = (from: string, to: string) => {
    const [began, ended] = [from, to].map((name) => seen.find(({ what }) => what === name)?.at ?? NaN);
    return ended! - began! + ROUNDED_MS;
  };
  expect(between('pressed', 'Analyzing Experience')).toBeGreaterThan(1000);
  expect(between('pressed', 'Extracting Skills')).toBeGreaterThan(2000);
  expect(between('pressed', 'call')).toBeGreaterThan(3000);
  expect(between('answer', 'closed')).toBeGreaterThan(500);
  expect(between('pressed', 'call') + between('answer', 'closed')).toBeLessThan(MUCH_LATER_MS);
}
