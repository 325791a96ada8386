import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BRAND } from '@kadam/shared/contract/brand';
import { CHROMIUM_FLAGS, chromiumPath } from '../portal/chromium';
import { root } from '../portal/running-portal';

const THEME = 'shared/src/ui/theme';
const SCENE = 'remote-marketing/src/drawings/hero-city.svg';
const PICTURE = 'host/public/preview.jpg';
const SIZE = { width: 1200, height: 630 };
const QUALITY = 82;

/**
 * Draws the preview picture of shared links from brand, tokens and a photo. @returns its path in
 * the repository
 */
export async function drawPreviewPicture(): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(drawing());
    await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]));
    writeFileSync(join(root, PICTURE), await page.screenshot({ type: 'jpeg', quality: QUALITY }));
  } finally {
    await browser.close();
  }
  return PICTURE;
}

const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;

const drawing = () => `<!doctype html><html lang="en-IN"><style>
${readFileSync(join(root, THEME, 'tokens.css'), 'utf8')}
@font-face { font-family: Manrope; font-weight: 400 800; src: url(${inline(`${THEME}/fonts/manrope.woff2`, 'font/woff2')}); }
body { display: grid; align-content: space-between; box-sizing: border-box; margin: 0; height: ${SIZE.height}px; padding: 64px 72px; overflow: hidden;
  position: relative; background: var(--color-ink-strong); color: var(--color-on-ink); font-family: Manrope; }
img { position: absolute; inset: 0; z-index: -2; width: 100%; height: 100%; object-fit: cover; object-position: 100% 100%; }
body::before { content: ''; position: absolute; inset: 0; z-index: -1;
  background: linear-gradient(90deg, var(--color-ink-strong) 44%, transparent 68%); }
.brand { display: flex; align-items: center; gap: 20px; font-size: 48px; font-weight: 800; letter-spacing: var(--font-tracking-tight); }
rect { fill: var(--color-on-ink); }
rect:last-child { fill: var(--color-accent); }
h1 { max-width: 620px; margin: 0; text-wrap: balance; font-size: 84px; font-weight: 800; line-height: var(--font-leading-tight); letter-spacing: var(--font-tracking-tight); }
p { margin: 0; color: var(--color-on-ink-muted); font-size: 32px; font-weight: 600; }
</style><body><img src="${inline(SCENE, 'image/svg+xml')}" alt="">
<div class="brand"><svg width="64" height="64" viewBox="0 0 36 36"><rect x="2" y="24" width="9" height="10" rx="2.5" /><rect x="13.5" y="14" width="9" height="20" rx="2.5" /><rect x="25" y="2" width="9" height="32" rx="2.5" /></svg>${BRAND.name}</div>
<h1>${BRAND.tagline}</h1>
<p>Jobs, courses and resume help</p></body></html>`;
