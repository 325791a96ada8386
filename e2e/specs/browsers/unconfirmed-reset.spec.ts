import { callApi, firstPosting, logInAfterReset, openResetLink, setPassword } from '../../portal/browsers/steps';
import { inBrowsers, test } from '../../portal/browsers/test';
import { mailTo } from '../../portal/mails';
import { newMember } from '../../portal/member';

const PASSWORD = 'river-of-stones-7';

inBrowsers(['firefox'], test, () => {
  test("on a phone an unconfirmed member resets the password, sees the account's contents, and deletes it", async ({
    visitor,
    portal,
  }) => {
    const member = newMember();
    const { email } = member;
    await callApi(portal, '/auth/signup', { body: member });
    const { token } = await callApi<{ token: string }>(portal, '/auth/login', { body: member });
    const profile = { jobseekerName: 'Asha Kulkarni', email, phone: '+91 98765 43210' };
    await callApi(portal, '/jobseeker/profile', { body: profile, token });
    const { id, jobName } = await firstPosting(portal);
    await callApi(portal, '/job/apply', { body: { email, jobPostingId: id }, token });

    await visitor.isOnAPhone();
    await visitor.open('/myjobs');
    await visitor.skipsSplash();
    await openResetLink(visitor, portal, email);
    await visitor.sees('Everything in the account stays');
    await setPassword(visitor, PASSWORD);
    await visitor.sees('What was in the account');
    await visitor.sees('a job profile');
    await visitor.sees('1 application');
    await logInAfterReset(visitor, PASSWORD);
    await visitor.open('/myjobs');
    await visitor.sees(jobName);
    await visitor.doesNotSee('Please confirm your email address.');
    await visitor.open('/account');
    await visitor.presses('Delete my account…');
    await visitor.fills('Password', PASSWORD);
    await visitor.presses('Delete my account');
    await visitor.sees('Your account is deleted.');
    await mailTo(portal, email, 'account-deleted');
  });
});
