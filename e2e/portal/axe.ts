import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page once it has come to rest, one line a finding: text that is still fading in has no colour to judge. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(atRest);
  // Once a document: read again at each width, it would cost as much as the checks.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    // Behind an open dialog nothing can be reached. Of what passes axe would otherwise describe every element, which takes longer than the checks.
    (tags) =>
      globalThis.axe.run(document.querySelector('dialog:modal') ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // Style sheets would be fetched a second time, for a rule (css-orientation-lock) that is none of these.
        preload: { assets: ['media'] },
      }),
    TAGS,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function atRest(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
}

declare global {
  var axe: {
    run(context: Document | Element, options: RunOptions): Promise<AxeResults>;
  };
}
