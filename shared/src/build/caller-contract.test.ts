/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { webpack } from 'webpack';
import type { z } from '../contract/zod';
import { callerContract } from './caller-contract.cjs';

const shared = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kadam-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The bundle of a page that exports this value. */
async function bundled(value: string, options?: Parameters<typeof callerContract>[0]): Promise<string> {
  const entry = join(folder, `${value}.js`);
  writeFileSync(entry, `export { ${value} } from '@kadam/shared/contract/jobs';`);
  const getCustomTransformers = () => ({ before: [callerContract(options)] });
  const loaderOptions = { transpileOnly: true, configFile: join(shared, 'tsconfig.json'), getCustomTransformers };
  const build = webpack({
    mode: 'production',
    context: shared,
    entry,
    output: { path: folder, filename: `${value}.bundle.js`, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js'], modules: [join(shared, '../node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options: loaderOptions }] },
  });
  const stats = await promisify(build.run.bind(build))();
  expect(stats?.compilation.errors).toEqual([]);
  return readFileSync(join(folder, `${value}.bundle.js`), 'utf8');
}

describe('of the contract the bundle of a page keeps', () => {
  it('of an endpoint that it calls what a call needs, and no schema', async () => {
    const code = await bundled('searchPostings');
    const { searchPostings } = evaluated(code);
    expect(searchPostings).toEqual({ method: 'GET', path: '/job/postings', access: 'public' });
    expect(code).not.toMatch(/ZodMini|jobPostings/);
    expect(code.length).toBeLessThan(4_000);
  });

  it('of an endpoint of a remote that checks responses their schemas too, and not those of requests', async () => {
    const { searchPostings } = evaluated(await bundled('searchPostings', { checksResponses: true }));
    const { responses, ...others } = searchPostings as { responses: Record<number, z.ZodMiniType> };
    expect(others).toEqual({ method: 'GET', path: '/job/postings', access: 'public' });
    expect(responses[200]?.safeParse({ success: true }).error?.issues).toMatchObject([{ path: ['data'] }]);
  });

  it('a schema that it checks a response with', async () => {
    const { facets } = evaluated(await bundled('facets')) as { facets: { safeParse(value: unknown): object } };
    expect(facets.safeParse({})).toMatchObject({ success: false });
  });
});

function evaluated(code: string): Record<string, unknown> {
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports;
}
