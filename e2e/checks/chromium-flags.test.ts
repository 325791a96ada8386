import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');
const chromium = pathToFileURL(resolve(root, 'scripts/parts/chromium.mjs')).href;

/** Features that the tests disable in Chromium. */
function switchedOff(): string[] {
  const program = `import { CHROMIUM_FLAGS } from '${chromium}'; console.log(CHROMIUM_FLAGS.join('\\n'));`;
  const flags = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return /--disable-features=(.*)/.exec(flags)?.[1]?.split(',') ?? [];
}

it('features that Playwright disables in Chromium stay disabled, although our list replaces its own', () => {
  const source = readFileSync(resolve(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features).toContain('PaintHolding');
  // Those with the prefix ms are for Edge.
  expect(switchedOff()).toEqual(expect.arrayContaining(features.filter((name) => !name?.startsWith('ms'))));
});
