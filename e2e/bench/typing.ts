import type { Browser, Page } from '@playwright/test';
import { splashSeen } from '../portal/splash';
import { importResume, textOf } from '../portal/resume-editor';
import { LONG_RESUME } from '../portal/written-resume';
import { DESK, SLOW } from './slow-visit';

/** Pauses between keys in ms, shorter and longer than the delay of the editor's page count. */
const PAUSES = [60, 110, 160, 360];
const LETTERS = [...'saved time and worked on '];
/** Typed texts and their fields: 225 keys in total. */
const PLACES = [
  { text: 'Job 1 bullet 2', keys: [...LETTERS, ...LETTERS, ...LETTERS] },
  { text: 'Summary', keys: [...LETTERS, ...LETTERS] },
  { text: 'Programming', keys: [...LETTERS, ...LETTERS] },
  { text: 'Job 1 bullet 4', keys: Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? 'Enter' : 'x')) },
];

/**
 * Time from each key until its letter is painted, in ms, in a resume of three pages on a slow
 * machine.
 */
export async function typing(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: DESK });
  try {
    await splashSeen(context);
    const page = await context.newPage();
    await page.goto(`${origin}/resume-editor`, { waitUntil: 'networkidle' });
    await importResume(page, { name: 'long.json', text: JSON.stringify(LONG_RESUME) });
    await page.getByText('3 pages', { exact: true }).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
    await page.evaluate(recordKeys);
    for (const place of PLACES) await typeAt(page, place);
    return await page.evaluate(() => window.paintedAfter);
  } finally {
    await context.close();
  }
}

async function typeAt(page: Page, { text, keys }: (typeof PLACES)[number]): Promise<void> {
  await textOf(page, text).focus();
  await page.keyboard.press('Control+End');
  for (const [at, key] of keys.entries()) await page.keyboard.press(key, { delay: PAUSES[at % PAUSES.length] ?? 0 });
}

declare global {
  interface Window {
    paintedAfter: number[];
  }
}

/** Runs in the page. A message posted in a frame arrives after it was painted. */
function recordKeys(): void {
  window.paintedAfter = [];
  document.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key === 'Control') return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintedAfter.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
