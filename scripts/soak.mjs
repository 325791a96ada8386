// Publishes, rolls back and runs canaries under constant load, and counts failed requests.
// --releases 200 changes of releases (60 by default), --pause 1000 milliseconds between them
import { parseArgs } from 'node:util';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { bundlesFolder } from './parts/root.mjs';
import { fail } from './parts/say.mjs';
import { loadSource } from './parts/source.mjs';

const text = { type: 'string' };
const { values: asked } = parseArgs({
  options: { releases: { ...text, default: '60' }, pause: { ...text, default: '1000' } },
});
const [releases, pauseMs] = [asked.releases, asked.pause].map(Number);
if (!(Number.isInteger(releases) && releases > 0)) fail(`--releases must be a whole number, not '${asked.releases}'.`);
if (!(pauseMs >= 0)) fail(`--pause must be a number of milliseconds, not '${asked.pause}'.`);

ensureInstalled();
const executablePath = findChromium() ?? fail(CHROMIUM_MISSING);
const { publishChanged, isNginxInstalled } = loadSource('release/src/index.ts');
const { runSoak } = loadSource('e2e/soak/run-soak.ts');
const { soakReport } = loadSource('e2e/soak/soak-report.ts');
if (!isNginxInstalled()) fail('nginx is not installed here. On Debian: apt-get install nginx-light');

// Standard output is reserved for the result.
const say = (sentence) => console.error(`  ${sentence}`);
say('Building what changed …');
await publishChanged({ bundlesFolder, onProgress: say });
const report = soakReport(await runSoak({ releases, pauseMs, bundlesFolder, executablePath, onProgress: say }));
console.log(`\n${report.text}\n`);
process.exitCode = report.isWell ? 0 : 1;
