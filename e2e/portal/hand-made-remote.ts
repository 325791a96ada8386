import { rmSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../remote-jobs/routes.json';
import { publishReleases } from '../../release/src/operations/publish-releases';
import { putRelease } from '../../release/src/testing/hand-made-release';
import { liveVersion } from './released-files';
import type { RunningPortal } from './running-portal';

/** Behavior of a release of remote-jobs; each page of a working one has buttons that break it. */
export type Behavior =
  | 'sound'
  | 'throws on mount'
  | 'throws on a phone'
  | 'throws at import'
  | 'throws after five seconds'
  | 'has a timer that throws'
  | 'keeps the browser busy'
  | 'takes four seconds'
  | 'needs React 20'
  | 'has no heading'
  | 'has a button without a name'
  | 'edits text in place'
  | 'violates the content security policy';

/** What a page does that the headers of the site forbid, by the violated directive. */
export const VIOLATIONS = {
  'require-trusted-types-for': "document.createElement('p').innerHTML = '<b>text</b>'",
  'trusted-types': "trustedTypes.createPolicy('own', {})",
  'script-src-elem': "import('https://elsewhere.example/script.js').catch(() => undefined)",
  'style-src-elem': "document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))",
  'style-src-attr': "document.createElement('p').setAttribute('style', 'color: red')",
  'img-src': "new Image().src = 'https://elsewhere.example/picture.png'",
  'font-src': "new FontFace('Own', 'url(https://elsewhere.example/font.woff2)').load().catch(() => undefined)",
  'connect-src': "fetch('https://elsewhere.example/').catch(() => undefined)",
  'frame-src':
    "document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }))",
  'base-uri': "document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))",
} as const;

/** Publishes hand-written releases of remote-jobs: real files, without a build. */
export class HandMadeJobs {
  private readonly original: string;
  private readonly made: string[] = [];

  /** The fewer paths a release has, the fewer pages are mounted to check it. */
  constructor(
    private readonly portal: RunningPortal,
    private readonly paths: readonly string[] = routes.pages.map(({ path }) => path),
  ) {
    this.original = liveVersion(portal, 'jobs');
  }

  async publish(version: string, behavior: Behavior = 'sound'): Promise<void> {
    await this.put(version, behavior);
    await this.goLive(version);
  }

  /** Adds a release to the disk without publishing it. */
  async put(version: string, behavior: Behavior = 'sound'): Promise<void> {
    await putRelease(this.portal.bundlesFolder, ['jobs', version], {
      paths: this.paths,
      files: { 'entry.js': handMadeEntry('jobs', version, behavior) },
      title: `Jobs ${version}`,
    });
    this.made.push(version);
  }

  /** Deletes a release from the disk, as pruning does. */
  remove(version: string): void {
    rmSync(join(this.portal.bundlesFolder, 'jobs', version), { recursive: true });
  }

  /** Restores everything. */
  async restore(): Promise<void> {
    await this.goLive(this.original);
    for (const version of this.made)
      rmSync(join(this.portal.bundlesFolder, 'jobs', version), { recursive: true, force: true });
  }

  private async goLive(version: string): Promise<void> {
    const [outcome] = await publishReleases(this.portal.bundlesFolder, [{ bundle: 'jobs', version, isBuilt: true }], {
      why: 'test',
      isForced: this.paths.length < routes.pages.length,
    });
    if (outcome?.status !== 'published') throw new Error(`${version} did not go live: ${JSON.stringify(outcome)}`);
  }
}

/** Like the message of webpack's containers. */
const UNSATISFIED = 'Unsatisfied version 19.3.1 from kadam_host of shared singleton module react (required ^20.0.0)';

const throwsWhen = (behavior: Behavior): string =>
  behavior === 'throws on a phone' ? 'innerWidth < 400' : String(behavior === 'throws on mount');

const laterOf = (behavior: Behavior): string => {
  if (behavior === 'throws after five seconds') return 'setTimeout(() => setBroken(true), 5_000)';
  if (behavior === 'has a timer that throws')
    return "setTimeout(() => { throw new Error('thrown by a timer'); }, 5_000)";
  if (behavior === 'keeps the browser busy') return '(() => { for (;;); })()';
  if (behavior !== 'violates the content security policy') return 'undefined';
  // Some throw an error besides.
  const attempts = Object.values(VIOLATIONS).map((code) => `try { ${code}; } catch {}`);
  return `(() => { ${attempts.join(' ')} })()`;
};

/** Two lines, lower than the minimum height of a target and next to each other. */
const EDITED_IN_PLACE = `['First', 'Second'].map((text) => h('div', { key: text, style: { font: '13px/16px sans-serif' } },
  h('span', { role: 'textbox', 'aria-label': text, tabIndex: 0, contentEditable: true, suppressContentEditableWarning: true }, text))),`;

/** A container like webpack's, with one page for all modules. */
export const handMadeEntry = (bundle: string, version: string, behavior: Behavior): string => `
${behavior === 'throws at import' ? "throw new Error('thrown at import\\n(cause on a second line)');" : ''}
var mfe_${bundle} = (() => {
  let shared;
  const page = (React) => {
    const { createElement: h, useEffect, useState } = React;
    return function JobsPage() {
      const [isBroken, setBroken] = useState(false);
      useEffect(() => {
        const timer = ${laterOf(behavior)};
        return () => clearTimeout(timer);
      }, []);
      if (isBroken || ${throwsWhen(behavior)}) throw new Error('thrown by ${version}');
      const button = (name, onClick) => h('button', { key: name, onClick }, name);
      return h('div', null, h('${behavior === 'has no heading' ? 'p' : 'h1'}', null, 'Jobs ${version}'),
        ${behavior === 'has a button without a name' ? "h('button', null)," : ''}
        ${behavior === 'edits text in place' ? EDITED_IN_PLACE : ''}
        button('Break the page', () => setBroken(true)),
        button('Break a timer', () => setTimeout(() => { throw new Error('thrown by a timer of ${version}'); })),
        button('Break a promise', () => void Promise.reject(new Error('thrown by a promise of ${version}'))));
    };
  };
  return {
    init(scope) { shared = scope; },
    async get() {
      ${behavior === 'needs React 20' ? `throw new Error('${UNSATISFIED}');` : ''}
      const [react] = Object.values(shared.react);
      const React = (await react.get())();
      const Page = page(React);
      ${behavior === 'takes four seconds' ? 'await new Promise((done) => setTimeout(done, 4_000));' : ''}
      return () => ({ default: Page });
    },
  };
})();
`;
