import { saveProfileAndApply, signUpAndLogIn } from '../../portal/browsers/steps';
import { expect, inBrowsers, test } from '../../portal/browsers/test';
import { mailsOf } from '../../portal/mails';

/** Title and place of the first cards; runs in the page. */
const firstJobs = () =>
  [...document.querySelectorAll('main article')].slice(0, 3).map((card) => ({
    title: card.querySelector('h2, h3')?.textContent ?? '',
    text: (card as HTMLElement).innerText.replace(/\s+/g, ' '),
  }));

inBrowsers(['webkit'], test, () => {
  test('a search for "software developer" in Bengaluru leads to an application', async ({ visitor, portal }) => {
    await visitor.open('/jobs');
    await visitor.skipsSplash();
    await visitor.sees('Jobs Found');
    await visitor.fills('Job title', 'software developer');
    await visitor.fills('Location', 'Bengaluru');
    await visitor.presses('Start Searching');
    const inBengaluru = expect.stringContaining('Bengaluru');
    const developer = expect.stringMatching(/developer|engineer/i);
    await expect
      .poll(() => visitor.runs(firstJobs), { timeout: 20_000 })
      .toEqual(Array(3).fill({ title: developer, text: inBengaluru }));
    await visitor.doesNotSee('No job names this');
    const [first] = await visitor.runs(firstJobs);
    const title = first!.title;
    expect(title).toMatch(/software|java|python|frontend|backend|full.?stack|flutter|\bui\b/i);
    await visitor.presses(title);
    await visitor.isAt(/^\/jobs\/[0-9a-f-]{36}$/);
    await visitor.presses('Apply Job');
    const member = await signUpAndLogIn(visitor);
    await visitor.isAt(/^\/job-profile$/);
    await visitor.sees(`Your application for ${title} is waiting.`);
    await visitor.fills('Phone', '+91 98765 43210');
    await visitor.fills('Preferred Location 1', 'Bengaluru');
    await saveProfileAndApply(visitor);
    const arrived = () => mailsOf(portal, 'application-office').filter((mail) => mail.includes(member.email));
    await expect.poll(() => arrived().join()).toContain(title);
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]).toContain('+91 98765 43210');
  });
});
