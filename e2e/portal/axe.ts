import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page once it has come to rest, one line a finding: text that is still fading in has no colour to judge. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(atRest);
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    // Behind an open dialog nothing can be reached. Of what passes axe would otherwise describe every element, which takes longer than the checks.
    (tags) =>
      globalThis.axe.run(document.querySelector('dialog:modal') ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
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
    run(context: Document | Element, options: { runOnly: string[]; resultTypes: string[] }): Promise<AxeResults>;
  };
}
