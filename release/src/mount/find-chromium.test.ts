import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from './find-chromium';

describe('the Chromium that mounts pages', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-chromium-'));
    for (const file of ['first/chromium', 'second/chromium', 'second/chromium-headless-shell']) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one without windows, wherever it is on the path', () => {
    const PATH = [join(folder, 'first'), join(folder, 'second')].join(delimiter);
    expect(findChromium({ PATH })).toBe(join(folder, 'second/chromium-headless-shell'));
  });

  it('is another one if that is missing', () => {
    expect(findChromium({ PATH: join(folder, 'first') })).toBe(join(folder, 'first/chromium'));
  });

  it('is the one that KADAM_CHROMIUM names, or none', () => {
    const PATH = join(folder, 'second');
    expect(findChromium({ PATH, KADAM_CHROMIUM: '/opt/chrome' })).toBe('/opt/chrome');
    expect(findChromium({ PATH, KADAM_CHROMIUM: 'none' })).toBeUndefined();
  });
});
