import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations that axe finds on the page after its transitions, one line each. Texts on a page of
 * the resume editor are as close as in print; its column view has the minimum spacing.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(atRest);
  // Loaded once per document, because loading is as slow as the checks.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    // Limited to an open dialog and to violations, because describing passed elements is slower
    // than the checks.
    (tags) =>
      globalThis.axe.run(document.querySelector('dialog:modal') ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // Style sheets would be fetched again for a rule (css-orientation-lock) that is not used.
        preload: { assets: ['media'] },
      }),
    TAGS,
  );
  const isPaged = (await page.locator('[data-sheet]:not([data-column])').count()) > 0;
  return violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ html }) => !(isPaged && id === 'target-size' && html.includes(' data-path='))),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
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
