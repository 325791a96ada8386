import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../portal/running-portal';
import { test } from '../portal/test';
import { VIEWS } from '../views';
import { show } from '../views/show';
import { existsAt } from '../views/view';
import { picture } from './picture';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 800, 768: 1024, 1024: 768, 1366: 768 };

const folder = process.env.SCREENS_FOLDER ?? join(root, '.data/screens');
const only = process.env.SCREENS_ONLY?.split(',');
mkdirSync(folder, { recursive: true });

for (const [width, height] of Object.entries(HEIGHTS).map(([one, other]) => [Number(one), other] as const)) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });
    for (const view of VIEWS.filter((one) => existsAt(one, width) && (only?.includes(one.name) ?? true))) {
      test(view.name, async ({ page, portal }) => {
        await show(page, view, portal);
        writeFileSync(join(folder, `${view.name}-${width}.webp`), await picture(page));
      });
    }
  });
}
