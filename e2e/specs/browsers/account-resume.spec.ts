import { alreadySignedIn, signsIn } from '../../portal/browsers/steps';
import { expect, inBrowsers, test } from '../../portal/browsers/test';
import { Visitor } from '../../portal/browsers/visitor';

inBrowsers(['webkit'], test, () => {
  test('a resume of the account is saved while typing, and opened on another device', async ({
    visitor,
    browsers,
    portal,
  }) => {
    const member = await alreadySignedIn(visitor, portal);
    await visitor.open('/resume-editor');
    await visitor.fills('Name', 'Asha');
    await visitor.presses('More');
    await visitor.presses('My resumes');
    await visitor.fills('Save this resume as', 'For hotels');
    await visitor.presses('Save to my account');
    await visitor.sees('(open)');
    await visitor.presses('Close');
    await visitor.fills('Title', 'Cook');
    await visitor.sees('For hotels · Saved');

    const driver = await browsers.newDriver('chromium');
    const other = new Visitor(driver, portal.origin);
    await signsIn(other, portal, member);
    await other.open('/resume-editor');
    await other.presses('More');
    await other.presses('My resumes');
    await other.presses('Open');
    await other.sees('For hotels · Saved');
    expect(await other.runs(() => document.querySelector('[data-path="basics.label"]')?.textContent)).toBe('Cook');
    await driver.close();
  });
});
