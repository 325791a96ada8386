import { expect, inEveryBrowser, test } from '../../portal/browsers/test';
import { linkIn, mailTo } from '../../portal/mails';
import { newMember } from '../../portal/member';

const PASSWORD = 'river-of-stones-7';

inEveryBrowser(test, () => {
  for (const size of ['phone', 'desktop'] as const)
    test(`on a ${size} a member with an unconfirmed address and a forgotten password finds everything still there`, async ({
      visitor,
      portal,
    }) => {
      const member = newMember();
      const { email } = member;
      let headers: Record<string, string> = { 'content-type': 'application/json' };
      const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
        const sent = body && { method: 'POST', body: JSON.stringify(body) };
        const answer = await fetch(`${portal.origin}/api${path}`, { headers, ...sent });
        expect(answer.ok, `${path} answers ${answer.status}`).toBe(true);
        return (await answer.json()) as Answer;
      };
      await call('/auth/signup', member);
      const { token } = await call<{ token: string }>('/auth/login', { email, password: member.password });
      headers = { ...headers, authorization: `Bearer ${token}` };
      await call('/jobseeker/profile', { jobseekerName: 'Asha Kulkarni', email, phone: '+91 98765 43210' });
      const found = await call<Postings>('/job/postings?limit=1');
      const { id, jobName } = found.data.jobPostings[0]!;
      await call('/job/apply', { email, jobPostingId: id });

      if (size === 'phone') await visitor.isOnAPhone();
      await visitor.open('/myjobs');
      await visitor.presses('Skip');
      await visitor.fills('Professional Mail ID', email);
      await visitor.presses('Forgot password?');
      await visitor.presses('Send me a link');
      await visitor.sees('Please look into your mail.');
      await visitor.open(linkIn(await mailTo(portal, email, 'password-reset'), '/reset-password'));
      await visitor.sees('Everything in the account stays');
      await visitor.fills('New password', PASSWORD);
      await visitor.fills('New password again', PASSWORD);
      await visitor.presses('Set password');
      await visitor.sees('Your password is set.');
      await visitor.sees('What was in the account');
      await visitor.sees('a job profile');
      await visitor.sees('1 application');
      await visitor.presses('Log in');
      await visitor.fills('Password', PASSWORD);
      await visitor.presses('Login');
      await visitor.doesNotSee('Welcome Back');
      await visitor.open('/myjobs');
      await visitor.sees(jobName);
      await visitor.doesNotSee('Please confirm your email address.');
    });
});

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly id: string; readonly jobName: string }[] };
}
