import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsOf, infoOf, popplerMissing, split, wordsOf } from '../../portal/read-pdf';
import { textOnSheet, withoutBullets } from '../../portal/resume-editor';
import { WRITTEN_RESUME } from '../../portal/written-resume';
import { alreadySignedIn } from '../../portal/browsers/steps';
import { expect, inBrowsers, test } from '../../portal/browsers/test';
import { skipWithout } from '../../portal/skip-without';

inBrowsers(['firefox', 'webkit'], test, () => {
  test('a resume of two pages is edited and saved as a PDF with the same words', async ({ visitor }, info) => {
    skipWithout(test, popplerMissing());
    const [imported, saved] = ['aditi.json', 'resume.pdf'].map((name) => info.outputPath(name)) as [string, string];
    writeFileSync(imported, JSON.stringify(WRITTEN_RESUME));
    await visitor.open('/resume-editor');
    await visitor.skipsSplash();
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

  test('logging out in one tab logs out the other', async ({ visitor, portal }) => {
    await alreadySignedIn(visitor, portal);
    await visitor.open('/about');
    const other = await visitor.opensAnotherTab();
    await other.open('/services');
    await other.skipsSplash();
    await other.presses('Your account');
    await other.sees('Logout');
    await visitor.presses('Your account');
    await visitor.presses('Logout');
    await visitor.sees('Login');
    await other.sees('Login');
  });

  test('without the files of remote-jobs every other page works, and Retry restores it', async ({
    visitor,
    portal,
  }) => {
    const released = join(portal.bundlesFolder, 'jobs');
    renameSync(released, `${released}-away`);
    try {
      await visitor.open('/jobs');
      await visitor.skipsSplash();
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
