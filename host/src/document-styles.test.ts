import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(__dirname, 'document.css'), 'utf8');

// Browsers would search the whole page for it at every change, also for each letter typed into a resume.
test('no style of the document looks for something anywhere in the page', () => {
  expect(styles).not.toMatch(/\b(?:html|body):has\(/);
});
