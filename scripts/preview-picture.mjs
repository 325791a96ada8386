// Draws the picture that previews of shared links show, after a change of the brand or the look.
import { ensureInstalled } from './parts/install.mjs';
import { loadSource } from './parts/source.mjs';

ensureInstalled();
const picture = await loadSource('e2e/screens/preview-picture.ts').drawPreviewPicture();
console.log(`${picture} is drawn. The next release of the host carries it.`);
