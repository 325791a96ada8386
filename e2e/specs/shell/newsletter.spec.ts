import { linkIn, mailTo } from '../../portal/mails';
import { newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test('the newsletter: subscribe in the footer, confirm and unsubscribe by mailed links', async ({
  page,
  context,
  portal,
}) => {
  await splashSeen(context);
  const { email } = newMember();
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByPlaceholder('Email address').fill(email);
  await footer.getByRole('button', { name: 'SUBSCRIBE' }).click();
  await expect(footer.getByRole('status')).toHaveText(
    'Almost done: please confirm with the link in the mail we have sent you.',
  );
  await expect(footer.getByPlaceholder('Email address')).toHaveCount(0);

  await page.goto(linkIn(await mailTo(portal, email, 'newsletter-confirmation'), '/api/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

  await page.goto(linkIn(await mailTo(portal, email, 'newsletter-welcome'), '/api/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
});
