import { ensureInstalled } from './parts/install.mjs';
import { loadSource } from './parts/source.mjs';

ensureInstalled();
const { unheld } = loadSource('e2e/specification/write-coverage.ts').writeCoverage();
console.log(`docs/specification-coverage.md is written. No test holds: ${unheld.join(', ') || 'none is left'}.`);
