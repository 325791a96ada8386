import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(__dirname, 'document.css'), 'utf8');

// Browsers would search the whole page on every change, such as each letter typed into a resume.
test('the styles of the document do not use :has() on the root', () => {
  expect(styles).not.toMatch(/\b(?:html|body):has\(/);
});
