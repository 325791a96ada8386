import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apply } from '@kadam/shared/contract/applications';
import { login, signup } from '@kadam/shared/contract/auth';
import { enrol } from '@kadam/shared/contract/enrolments';
import { sendContact } from '@kadam/shared/contract/marketing';
import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import { uploadResume } from '@kadam/shared/contract/resume-files';
import { call } from '@kadam/shared/http';
import { callWithFile } from '@kadam/shared/http/upload';
import type { Queryable } from '../../api/src/db/database';
import { addCourse, addPosting } from '../../api/src/testing/portal';
import { root } from '../portal/running-portal';
import { openBrowsers } from './browsers';

const MEMBERS = 3;
const VISITORS = 2;
/** Milliseconds between two messages of a visitor: hashing passwords must not be all the load. */
const VISIT_MS = 200;
/** Different resume files of a member. */
const FILES = 3;
/** The channel of Node on which requests of this process report their responses. */
const RESPONSES = 'http.client.response.finish';
const PASSWORD = 'monsoon-clouds';
const PDF = readFileSync(join(root, 'resume-engine/fixtures/bare-linkedin-url-roundtrip.pdf'));

/** Names of what calls of each kind have created, without duplicates. */
export type Created = Record<'members' | 'files' | 'applications' | 'enrollments' | 'messages', string[]>;

export interface Load {
  /** Calls that threw an error. */
  readonly failed: readonly string[];
  readonly created: Created;
  /** Number of requests whose response was lost. */
  lost(): number;
  /** Waits for this many more applications and messages, or a failed call. */
  goOn(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Browsers that call the API, one call after another: members apply with resume files and enroll,
 * and visitors sign up and write to the office.
 */
export async function startLoad(origin: string, database: Queryable): Promise<Load> {
  const { run } = openBrowsers(origin);
  const state = { isOn: true, lost: 0 };
  const failed: string[] = [];
  const created: Created = { members: [], files: [], applications: [], enrollments: [], messages: [] };
  const countLost = (message: unknown) => {
    if ((message as { response: IncomingMessage }).response.statusCode === 502) state.lost += 1;
  };
  subscribe(RESPONSES, countLost);

  async function create(kind: keyof Created, name: string, pending: Promise<unknown>): Promise<unknown> {
    try {
      const response = await pending;
      if (!created[kind].includes(name)) created[kind].push(name);
      return response;
    } catch (error) {
      failed.push(`${kind} ${name}: ${String(error)}`);
      return undefined;
    }
  }
  const signUp = (email: string) =>
    create('members', email, call(signup, { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } }));

  async function applyAndEnroll(email: string, round: number): Promise<void> {
    const file = new File([PDF, `\n% ${email} ${round % FILES}\n`], `${email.split('@')[0]}-${round % FILES}.pdf`);
    const stored = await create('files', file.name, callWithFile(uploadResume, { body: {}, file }));
    const { resume } = (stored as { data: { resume: { id: string } } } | undefined)?.data ?? {};
    if (!resume) return;
    const jobPostingId = await addPosting(database);
    const application = { email, jobPostingId, resumeId: resume.id };
    await create('applications', `${email} ${jobPostingId} ${file.name}`, call(apply, { body: application }));
    const courseId = await addCourse(database);
    const person = { name: 'Asha Rao', email, phone: '+91 98765 43210', address: '12 Park Street, Pune' };
    const enrollment = { ...person, courseId, courseName: 'Bookkeeping' };
    await create('enrollments', `${email} ${courseId}`, call(enrol, { body: enrollment }));
  }

  // Logging in is not repeatable, so it comes before the load.
  const logIn = async (index: number) => {
    const [email, browser] = [`member${index}@example.in`, new Map<string, string>()];
    await run(browser, async () => {
      await signUp(email);
      const { token } = (await call(login, { body: { email, password: PASSWORD } })) as { token: string };
      browser.set('authToken', token);
      await call(saveJobseekerProfile, { body: { jobseekerName: 'Asha Rao', email } });
    });
    return { email, browser };
  };
  const applyOften = async (email: string) => {
    for (let round = 0; state.isOn; round += 1) await applyAndEnroll(email, round);
  };
  const writeOften = async (index: number) => {
    for (let round = 0; state.isOn; round += 1) {
      const email = `visitor${index}n${round}@example.in`;
      await signUp(email);
      const body = { name: 'Asha Rao', email, message: 'Please call me.' };
      await create('messages', email, call(sendContact, { body }));
      await wait(VISIT_MS);
    }
  };

  const members = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => logIn(index)));
  const browsers = Promise.all([
    ...members.map(({ email, browser }) => run(browser, () => applyOften(email))),
    ...Array.from({ length: VISITORS }, (_, index) => run(new Map(), () => writeOften(index))),
  ]);
  return {
    failed,
    created,
    lost: () => state.lost,
    async goOn(count) {
      const goals = [created.applications, created.messages].map((names) => ({ names, goal: names.length + count }));
      const isReached = () => goals.every(({ names, goal }) => names.length >= goal);
      await Promise.race([
        browsers,
        (async () => {
          while (!isReached() && failed.length === 0) await wait(10);
        })(),
      ]);
    },
    async stop() {
      state.isOn = false;
      await browsers;
      unsubscribe(RESPONSES, countLost);
    },
  };
}
