import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsOf, infoOf, popplerMissing, split, wordsOf } from '../../portal/read-pdf';
import { textOnSheet, withoutBullets } from '../../portal/resume-editor';
import { WRITTEN_RESUME } from '../../portal/written-resume';
import { expect, inOtherBrowsers, test } from '../../portal/browsers/test';
import type { Visitor } from '../../portal/browsers/visitor';
import { linkIn, mailsOf, mailTo } from '../../portal/mails';
import { newMember, type NewMember } from '../../portal/member';
import { RESUMES } from '../../portal/resumes';
import { skipWithout } from '../../portal/skip-without';

inOtherBrowsers(test, () => {
  test('a visitor searches, signs up, applies with a resume that reaches the office, sees it under My Jobs and withdraws', async ({
    visitor,
    portal,
  }) => {
    const { data } = await answerOf<Postings>(portal.origin, '/api/job/postings?jobName=company+secretary&limit=1');
    const title = data.jobPostings[0]?.jobName ?? '';
    await visitor.open('/');
    await visitor.presses('Skip');
    await visitor.sees('Unlock Growth with Every Career Move');
    await visitor.open('/jobs');
    await visitor.sees('Jobs Found');
    await visitor.fills('Job title', 'company secretary');
    await visitor.presses(title);
    await visitor.isAt(/^\/jobs\/[0-9a-f-]{36}$/);
    await visitor.presses('Apply with resume');
    const { email } = await signUpAndLogIn(visitor);
    await visitor.chooses('Resume file', RESUMES.good);
    await visitor.sees('Anjali Mehta');
    await visitor.presses('Send application');
    await visitor.isAt(/^\/job-profile$/);
    await visitor.fills('Phone', '+91 98765 43210');
    await visitor.presses('Save Profile');
    await visitor.sees('Profile Saved');
    await visitor.presses('Done');
    await visitor.sees('Your application has been submitted successfully.');
    const arrived = () => mailsOf(portal, 'application-office').find((mail) => mail.includes(email));
    await expect.poll(arrived).toContain('anjali-mehta.pdf');
    await visitor.open('/myjobs');
    await visitor.sees('My Applied Jobs');
    await visitor.sees(title);
    await visitor.sees('Received');
    await visitor.presses('Withdraw application');
    await visitor.presses('Withdraw');
    await visitor.sees('Withdrawn');
  });

  test('on a phone a member who forgot the password chooses another by the link of the mail, and deletes the account', async ({
    visitor,
    portal,
  }) => {
    const member = newMember();
    const { email } = member;
    await answerOf(portal.origin, '/api/auth/signup', member);
    await visitor.isOnAPhone();
    await visitor.open('/account');
    await visitor.presses('Skip');
    await visitor.fills('Professional Mail ID', email);
    await visitor.presses('Forgot password?');
    await visitor.presses('Send me a link');
    await visitor.sees('Please look into your mail.');
    await visitor.open(linkIn(await mailTo(portal, email, 'password-reset'), '/reset-password'));
    const password = 'river-of-stones-7';
    await visitor.fills('New password', password);
    await visitor.fills('New password again', password);
    await visitor.presses('Set password');
    await visitor.sees('Your password is set.');
    await visitor.presses('Log in');
    await visitor.fills('Password', password);
    await visitor.presses('Login');
    await visitor.doesNotSee('Welcome Back');
    await visitor.open('/account');
    await visitor.presses('Delete my account…');
    await visitor.fills('Password', password);
    await visitor.presses('Delete my account');
    await visitor.sees('Your account is deleted.');
    await mailTo(portal, email, 'account-deleted');
    const again = await fetch(`${portal.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(again.status).toBe(401);
  });

  test('a member enrols in a course', async ({ visitor, portal }) => {
    await signedIn(visitor, portal.origin);
    const { courses } = await answerOf<Courses>(portal.origin, '/api/courses');
    await visitor.open(`/courses/${courses[0]?.id}`);
    await visitor.presses('Enroll Course');
    await visitor.sees(courses[0]?.name ?? '');
    await visitor.fills('Phone', '+91 98765 43210');
    await visitor.fills('Address', '12 Park Street, Pune');
    await visitor.presses('Submit');
    await visitor.sees('Enrollment Submitted');
  });

  test('a resume of two pages is written on and saved as a PDF with the words of the sheet', async ({
    visitor,
  }, info) => {
    skipWithout(test, popplerMissing());
    const [imported, saved] = ['aditi.json', 'resume.pdf'].map((name) => info.outputPath(name)) as [string, string];
    writeFileSync(imported, JSON.stringify(WRITTEN_RESUME));
    await visitor.open('/resume-editor');
    await visitor.presses('Skip');
    await visitor.chooses('Resume to import', imported);
    await visitor.sees('Run 18: saved');
    await visitor.fills('Study 1 course 1', 'Cost accounting');
    await visitor.keepsDownloads();
    await visitor.presses('Download PDF');
    writeFileSync(saved, await visitor.lastDownload());
    const words = withoutBullets(split(await visitor.runs(textOnSheet)));
    expect(words).toContain('accounting');
    for (const mode of ['-raw', '-layout', ''] as const)
      expect(withoutBullets(wordsOf(saved, mode)), `pdftotext ${mode}`).toEqual(words);
    expect(infoOf(saved).Pages).toBe('2');
    for (const font of fontsOf(saved)) expect(font).toMatchObject({ isEmbedded: true, hasLetters: true });
  });

  test('a message of the contact form reaches the office', async ({ visitor, portal }) => {
    const word = randomUUID();
    await visitor.open('/contact');
    await visitor.presses('Skip');
    await visitor.fills('Name', 'Asha Kulkarni');
    await visitor.fills('Email', 'asha@example.com');
    await visitor.fills('Message', `Please call me about a job in Pune. ${word}`);
    await visitor.presses('Submit');
    await visitor.sees('Thank you, your message is with us.');
    await expect.poll(() => mailsOf(portal, 'contact').filter((mail) => mail.includes(word)).length).toBe(1);
  });

  test('logging out in one tab shows in the other', async ({ visitor, portal }) => {
    await signedIn(visitor, portal.origin);
    await visitor.open('/about');
    const other = await visitor.opensAnotherTab();
    await other.open('/services');
    await other.presses('Skip');
    await other.presses('Your account');
    await other.sees('Logout');
    await visitor.presses('Your account');
    await visitor.presses('Logout');
    await visitor.sees('Login');
    await other.sees('Login');
  });

  test('with the files of remote-jobs gone every other page works, and Retry brings it back', async ({
    visitor,
    portal,
  }) => {
    const released = join(portal.bundlesFolder, 'jobs');
    renameSync(released, `${released}-away`);
    try {
      await visitor.open('/jobs');
      await visitor.presses('Skip');
      await visitor.sees('This part of the site is unavailable right now');
      await visitor.open('/courses');
      await visitor.sees('Courses');
      await visitor.doesNotSee('unavailable right now');
      await visitor.open('/jobs');
      await visitor.sees('This part of the site is unavailable right now');
    } finally {
      renameSync(`${released}-away`, released);
    }
    await visitor.presses('Retry');
    await visitor.sees('Jobs Found');
  });
});

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly jobName: string }[] };
}

interface Courses {
  readonly courses: readonly { readonly id: string; readonly name: string }[];
}

interface Login {
  readonly token: string;
  readonly user: { readonly id: string };
}

async function answerOf<Answer>(origin: string, path: string, body?: object): Promise<Answer> {
  const sent = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, sent);
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Goes through both dialogs, beginning at the login that a page has opened. */
async function signUpAndLogIn(visitor: Visitor): Promise<NewMember> {
  const member = newMember();
  await visitor.presses('Sign up here');
  await visitor.fills('First Name', member.firstName);
  await visitor.fills('Last Name', member.lastName);
  await visitor.fills('Professional Mail ID', member.email);
  await visitor.fills('Password', member.password);
  await visitor.fills('Confirm Password', member.password);
  await visitor.presses('Sign Up');
  await visitor.sees('Welcome Back');
  await visitor.fills('Professional Mail ID', member.email);
  await visitor.fills('Password', member.password);
  await visitor.presses('Login');
  return member;
}

/** A member with an account made over the API, whom this browser knows and who has seen the splash. */
async function signedIn(visitor: Visitor, origin: string): Promise<void> {
  const member = newMember();
  await answerOf(origin, '/api/auth/signup', member);
  const { token, user } = await answerOf<Login>(origin, '/api/auth/login', member);
  await visitor.open('/');
  await visitor.remembers({ authToken: token, userId: user.id });
  await visitor.presses('Skip');
}
