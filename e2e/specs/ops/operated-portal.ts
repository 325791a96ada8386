import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { copyBundles } from '../../portal/copy-bundles';
import { HandMadeJobs } from '../../portal/hand-made-remote';
import { newMember, type NewMember } from '../../portal/member';
import { root, startPortal, type RunningPortal } from '../../portal/running-portal';

interface OperatedPortal {
  readonly portal: RunningPortal;
  readonly jobs: HandMadeJobs;
  readonly operator: NewMember;
  readonly member: NewMember;
}

interface Postings {
  readonly data: { readonly jobPostings: readonly unknown[] };
}

/**
 * A separate portal with an operator, who gets the role on the command line before the API opens
 * the database.
 */
export const test = base.extend<{ operated: OperatedPortal }>({
  operated: [
    async ({ playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kadam-operated-'));
      const [dataFolder, bundlesFolder] = [join(folder, 'data'), copyBundles(folder)];
      const [operator, member] = [newMember(), newMember()];
      const first = await startPortal({ script: 'start', bundlesFolder, dataFolder, startsEmpty: true });
      const api = await playwright.request.newContext({ baseURL: first.origin });
      const { data: found } = (await (await api.get('/api/job/postings')).json()) as Postings;
      expect(found.jobPostings, 'a first start fills its database').not.toEqual([]);
      for (const data of [operator, member]) expect((await api.post('/api/auth/signup', { data })).status()).toBe(201);
      await api.dispose();
      await first.stop();
      execFileSync(
        process.execPath,
        [join(root, 'scripts/kadam.mjs'), 'staff', 'add', operator.email, '--role', 'operator'],
        {
          env: { ...process.env, KADAM_DATA: dataFolder },
        },
      );
      const portal = await startPortal({ script: 'start', bundlesFolder, dataFolder });
      await use({ portal, jobs: new HandMadeJobs(portal), operator, member });
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { timeout: 300_000 },
  ],
});
