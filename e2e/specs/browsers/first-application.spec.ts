import { expect, inEveryBrowser, test } from '../../portal/browsers/test';
import { mailsOf } from '../../portal/mails';
import { newMember } from '../../portal/member';
import { RESUMES } from '../../portal/resumes';

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly id: string; readonly jobName: string }[] };
}

const WIDTHS = ['on a phone', 'on a desktop'] as const;

inEveryBrowser(test, () => {
  for (const where of WIDTHS)
    test(`a first application with a resume is sent once the job profile is saved, ${where}`, async ({
      visitor,
      portal,
    }) => {
      const { data } = (await (await fetch(`${portal.origin}/api/job/postings?limit=1`)).json()) as Postings;
      const job = data.jobPostings[0]!;
      const member = newMember();
      if (where === 'on a phone') await visitor.isOnAPhone();
      await visitor.open(`/jobs/${job.id}`);
      await visitor.presses('Skip');
      await visitor.presses('Apply with resume');
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
      await visitor.chooses('Resume file', RESUMES.good);
      await visitor.sees('Anjali Mehta');
      await visitor.presses('Send application');
      await visitor.isAt(/^\/job-profile$/);
      await visitor.sees(`Your application for ${job.jobName} is waiting.`);
      await visitor.reloads();
      await visitor.sees(`Your application for ${job.jobName} is waiting.`);
      await visitor.presses('Save Profile');
      await visitor.sees('Your jobseeker profile has been saved successfully.');
      await visitor.presses('Done');
      await visitor.isAt(/^\/jobs\/[0-9a-f-]{36}$/);
      await visitor.sees('Your application has been submitted successfully.');
      await visitor.presses('Done');
      await visitor.sees('Job Applied');
      const ofMember = () => mailsOf(portal, 'application-office').filter((mail) => mail.includes(member.email));
      await expect.poll(() => ofMember().join()).toMatch(/filename="?anjali-mehta\.pdf/);
      expect(ofMember()).toHaveLength(1);
    });
});
