import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOffice } from '../portal/office';
import { root } from '../portal/running-portal';
import { test } from '../portal/test';
import { OFFICE_VIEWS } from '../views/office';
import { fillOffice } from '../views/office-samples';
import { openView } from '../views/show';
import { picture } from './picture';

const HEIGHT = 768;

/** The views whose pictures docs/office.md shows, such as `![…](office/board.webp)`. */
const handbook = readFileSync(join(root, 'docs/office.md'), 'utf8');
const names = [...handbook.matchAll(/\(office\/([\w-]+)\.webp\)/g)].map(([, name]) => name);

test('pictures of the handbook', async ({ browser, page: visitor, portal }) => {
  test.setTimeout(300_000);
  const folder = join(root, 'docs/office');
  mkdirSync(folder, { recursive: true });
  await fillOffice(visitor.request);
  const page = await openOffice(browser, portal, 'owner');
  await page.setViewportSize({ width: 1366, height: HEIGHT });
  for (const name of names) {
    const view = OFFICE_VIEWS.find((one) => one.name === name);
    if (!view) throw new Error(`docs/office.md shows '${name}', which is not a view of e2e/views/office.ts.`);
    await openView(page, view, portal);
    writeFileSync(join(folder, `${name}.webp`), await picture(page, HEIGHT));
  }
});
