import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './bench-options';
import { benchRelevance } from './relevance-bench';
import { servePlain } from './plain-server';
import { benchSize, type SizeResult } from './search-bench';
import { searchReport } from './search-report';

const args = process.argv.slice(2);

(args[0] === '--serve' ? servePlain() : bench()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function bench(): Promise<void> {
  const options = readOptions(args);
  console.log(await benchRelevance());
  if (options.relevance) return;
  const folder = await mkdtemp(join(tmpdir(), 'kadam-bench-'));
  try {
    const env = { KADAM_DATA: folder, DATABASE_URL: options.engine === 'postgres' ? process.env.DATABASE_URL : '' };
    const results: SizeResult[] = [];
    for (const size of options.sizes) results.push(await benchSize(size, env, { ...options, log: console.log }));
    console.log(searchReport(results));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
