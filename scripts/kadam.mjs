import { ensureInstalled } from './parts/install.mjs';
import { dataFolder } from './parts/root.mjs';

ensureInstalled();
process.env.KADAM_DATA = dataFolder;
// npm runs this in the repository, but file names are relative to the folder of the caller.
if (process.env.npm_lifecycle_event === 'kadam' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import('../api/bin/kadam.mjs');
