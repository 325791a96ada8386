import { firstPosting, saveProfileAndApply, signUpAndLogIn } from '../../portal/browsers/steps';
import { expect, inBrowsers, test } from '../../portal/browsers/test';
import { mailsOf } from '../../portal/mails';
import { RESUMES } from '../../portal/resumes';

inBrowsers(['firefox'], test, () => {
  test('on a phone a first application with a resume is sent after the job profile is saved, and withdrawn', async ({
    visitor,
    portal,
  }) => {
    const job = await firstPosting(portal);
    await visitor.isOnAPhone();
    await visitor.open(`/jobs/${job.id}`);
    await visitor.skipsSplash();
    await visitor.presses('Apply with resume');
    const member = await signUpAndLogIn(visitor);
    await visitor.chooses('Resume file', RESUMES.good);
    await visitor.sees('Anjali Mehta');
    await visitor.presses('Send application');
    await visitor.isAt(/^\/job-profile$/);
    await visitor.sees(`Your application for ${job.jobName} is waiting.`);
    await visitor.reloads();
    await visitor.sees(`Your application for ${job.jobName} is waiting.`);
    await saveProfileAndApply(visitor);
    await visitor.presses('Done');
    await visitor.sees('Job Applied');
    const ofMember = () => mailsOf(portal, 'application-office').filter((mail) => mail.includes(member.email));
    await expect.poll(() => ofMember().join()).toMatch(/filename="?anjali-mehta\.pdf/);
    expect(ofMember()).toHaveLength(1);
    await visitor.open('/myjobs');
    await visitor.sees(job.jobName);
    await visitor.sees('Received');
    await visitor.presses('Withdraw application');
    await visitor.presses('Withdraw');
    await visitor.sees('Withdrawn');
  });
});
