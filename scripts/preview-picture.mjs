// Draws the preview picture of shared links, after a change of the design.
import { ensureInstalled } from './parts/install.mjs';
import { loadSource } from './parts/source.mjs';

ensureInstalled();
const picture = await loadSource('e2e/screens/preview-picture.ts').drawPreviewPicture();
console.log(`${picture} is drawn. The next release of the host carries it.`);
