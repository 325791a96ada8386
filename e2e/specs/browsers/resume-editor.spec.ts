import { expect, inBrowsers, test } from '../../portal/browsers/test';
import type { Visitor } from '../../portal/browsers/visitor';

inBrowsers(['firefox', 'webkit'], test, () => {
  test('a resume is typed, undone, redone, reloaded, saved as text, and pasted across pages', async ({ visitor }) => {
    await visitor.open('/resume-editor');
    await visitor.fills('Name', 'Asha Rao');
    await visitor.hits('Enter');
    await visitor.writes('Cook');
    await visitor.fills('Job 1 bullet 1', 'Cooked rice');
    await visitor.hits('Enter');
    await visitor.writes('Served ₹ 40 — naïve');
    await bulletsAre(visitor, ['Cooked rice', 'Served ₹ 40 — naïve']);
    await visitor.hits('Home');
    await visitor.hits('Backspace');
    await bulletsAre(visitor, ['Cooked riceServed ₹ 40 — naïve']);
    await visitor.hits('Control+z');
    await bulletsAre(visitor, ['Cooked rice', 'Served ₹ 40 — naïve']);
    await visitor.hits('Control+y');
    await bulletsAre(visitor, ['Cooked riceServed ₹ 40 — naïve']);
    await visitor.hits('Control+z');
    await visitor.reloads();
    await bulletsAre(visitor, ['Cooked rice', 'Served ₹ 40 — naïve']);
    await visitor.keepsDownloads();
    await visitor.presses('Download TXT');
    expect((await visitor.lastDownload()).toString('utf8')).toBe(
      'Asha Rao\nCook\n\nExperience\n- Cooked rice\n- Served ₹ 40 — naïve\n',
    );

    await visitor.fills('Responsibility 1', 'First');
    await visitor.runs(pasteHostileMarkup);
    await visitor.sees('2 pages');
    const markup = () => document.querySelectorAll('[data-sheet] :is(script, img, table, a)').length;
    expect(await visitor.runs(markup)).toBe(0);
    for (const template of ['modern', 'compact', 'classic']) {
      await visitor.picks('Template', template);
      await expect.poll(() => visitor.runs(linesBetweenPapers)).toEqual([]);
    }
    await visitor.sees('Washed 60');
    const other = await visitor.opensAnotherTab();
    await other.open('/resume-editor');
    await other.sees('last saved on this device');
    await bulletsAre(other, ['Cooked rice', 'Served ₹ 40 — naïve']);
  });
});

const bulletsAre = (visitor: Visitor, texts: readonly string[]) =>
  expect
    .poll(() =>
      visitor.runs(() =>
        [...document.querySelectorAll('[data-path^="work.0.highlights"]')].map(({ textContent }) => textContent),
      ),
    )
    .toEqual(texts);

// Runs in the page. Drivers have no common clipboard, so the event is created.

function pasteHostileMarkup() {
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/html',
    '<img src=x onerror=alert(1)><a href="javascript:alert(2)">Washed</a><table></table>',
  );
  clipboardData.setData('text/plain', Array.from({ length: 60 }, (_, at) => `• Washed ${at + 1}`).join('\n'));
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  document.activeElement?.dispatchEvent(event);
}

/** Lines in the gap between two pages. */
function linesBetweenPapers() {
  const papers = [...document.querySelectorAll('[data-paper]')].map((paper) => paper.getBoundingClientRect());
  if (papers.length < 2) return ['There is one paper only.'];
  return [...document.querySelectorAll('[data-sheet] [data-path]')]
    .filter((box) =>
      [...box.getClientRects()].some(
        ({ top, bottom }) => !papers.some((paper) => paper.top + 40 < top && bottom < paper.bottom - 40),
      ),
    )
    .map(({ textContent }) => textContent);
}
