const { createHash } = require('node:crypto');
const { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');

/** Servers do not send files whose name starts with a dot. */
const RENDERER = '.renderer.cjs';

/**
 * Renders the pages that a remote's `routes.json` marks with `prerender: true`, and writes each
 * one's markup and a hashed stylesheet beside the built bundle: `{ './home-page': { markup:
 * 'home-page.prerendered.html', styles: 'home-page.0a1b2c3d4e.css' } }`. The script that renders
 * them is a part of the release, for the content that the office publishes (docs/decisions/0148).
 * @param {import('webpack').Configuration} client configuration of the remote's own build; assets
 * get the same names
 * @param {{ folder: string, output: string, publicPath: string, pages: { path: string, module:
 * string }[] }} target
 * @returns {Promise<Record<string, { markup: string, styles: string }>>}
 */
async function prerender(client, { folder, output, publicPath, pages }) {
  const scratch = join(folder, 'node_modules', '.prerender', String(process.pid));
  try {
    mkdirSync(scratch, { recursive: true });
    writeFileSync(join(scratch, 'entry.mjs'), entrySource(folder, pages));
    await build(serverConfig(client, { scratch, publicPath }));
    const { render } = require(join(scratch, RENDERER));
    mkdirSync(output, { recursive: true });
    copyFileSync(join(scratch, RENDERER), join(output, RENDERER));
    return Object.fromEntries(pages.map(({ module }) => [module, write(output, module, render(module))]));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const nameOf = (module) => module.replace(/^\.\//, '');

// Imports, because `require` would load second copies of the libraries that the pages import.
const entrySource = (folder, pages) => `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
${pages
  .map(({ module }, index) => {
    const file = join(folder, 'src/pages', `${nameOf(module)}.tsx`);
    return `import Page${index} from ${JSON.stringify(file)};`;
  })
  .join('\n')}
const pages = {
${pages.map(({ path, module }, index) => `${JSON.stringify(module)}: [${JSON.stringify(path)}, Page${index}],`).join('\n')}
};
export function render(module) {
  const [location, Page] = pages[module];
  const sheet = new ServerStyleSheet();
  try {
    const page = createElement(StaticRouter, { location }, createElement(Page));
    return { markup: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
`;

function serverConfig(client, { scratch, publicPath }) {
  const { extensions, alias, fallback } = client.resolve;
  return {
    context: client.context,
    mode: 'production',
    target: 'node20',
    entry: join(scratch, 'entry.mjs'),
    output: {
      path: scratch,
      filename: RENDERER,
      library: { type: 'commonjs2' },
      assetModuleFilename: client.output.assetModuleFilename,
      publicPath,
    },
    // Without the main fields and conditions of browsers.
    resolve: { extensions, alias, fallback },
    module: { ...client.module, generator: { asset: { emit: false }, 'asset/resource': { emit: false } } },
    optimization: { minimizer: client.optimization.minimizer },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

function build(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

// styled-components would rehydrate the styles from the attributes of these tags; here they become
// an ordinary stylesheet.
const plainCss = (tags) =>
  tags
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replace(/\n+/g, '\n')
    .trim();

function write(output, module, { markup, styles: tags }) {
  const name = nameOf(module);
  const styles = plainCss(tags);
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 10);
  const files = { markup: `${name}.prerendered.html`, styles: `${name}.${hash}.css` };
  writeFileSync(join(output, files.markup), markup);
  writeFileSync(join(output, files.styles), styles);
  return files;
}

/** Webpack plugin around `prerender`; adds its result to `build.json` as `prerendered`. */
class PrerenderPlugin {
  /**
   * @param {{ folder: string, pages: { path: string, module: string, prerender: boolean }[] }}
   * options
   */
  constructor({ folder, pages }) {
    this.folder = folder;
    this.pages = pages.filter((page) => page.prerender);
  }

  apply(compiler) {
    if (this.pages.length === 0) return;
    compiler.hooks.afterEmit.tapPromise('Prerender', async ({ options }) => {
      const output = compiler.outputPath;
      const publicPath = process.env.KADAM_PUBLIC_PATH ?? '/';
      const prerendered = await prerender(options, { folder: this.folder, output, publicPath, pages: this.pages });
      const record = join(output, 'build.json');
      writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), prerendered }, null, 2));
    });
  }
}

module.exports = { PrerenderPlugin };
