const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');

// Everything that must be the same instance in the page and in the renderer is taken from this
// installation instead of being bundled.
const OUTSIDE = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'styled-components', 'zustand'];

/**
 * Renders the pages that a remote's `routes.json` marks with `prerender: true`, and writes each
 * one's markup and a hashed stylesheet beside the built bundle: `{ './home-page': { markup:
 * 'home-page.prerendered.html', styles: 'home-page.0a1b2c3d4e.css' } }`.
 * @param {import('webpack').Configuration} client configuration of the remote's own build; assets
 * get the same names
 * @param {{ folder: string, output: string, publicPath: string, pages: { path: string, module:
 * string }[] }} target
 * @returns {Promise<Record<string, { markup: string, styles: string }>>}
 */
async function prerender(client, { folder, output, publicPath, pages }) {
  const scratch = join(folder, 'node_modules', '.prerender', String(process.pid));
  try {
    await build(serverConfig(client, { scratch, publicPath, pages }));
    return Object.fromEntries(pages.map((page) => [page.module, write(output, page, render(scratch, page))]));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const nameOf = (module) => module.replace(/^\.\//, '');

function serverConfig(client, { scratch, publicPath, pages }) {
  return {
    context: client.context,
    mode: 'production',
    target: 'node20',
    entry: Object.fromEntries(pages.map(({ module }) => [nameOf(module), `./src/pages/${nameOf(module)}.tsx`])),
    output: {
      path: scratch,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: client.output.assetModuleFilename,
      publicPath,
    },
    externals: Object.fromEntries(OUTSIDE.map((name) => [name, `commonjs ${require.resolve(name)}`])),
    resolve: client.resolve,
    module: { ...client.module, generator: { asset: { emit: false }, 'asset/resource': { emit: false } } },
    optimization: { minimize: false },
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

function render(scratch, { path, module }) {
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { StaticRouter } = require('react-router-dom');
  const { ServerStyleSheet } = require('styled-components');
  const { default: Page } = require(join(scratch, `${nameOf(module)}.cjs`));
  const sheet = new ServerStyleSheet();
  try {
    const page = createElement(StaticRouter, { location: path }, createElement(Page));
    const markup = renderToString(sheet.collectStyles(page));
    return { markup, styles: plainCss(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

// The tags carry marks by which styled-components would take the styles over; here they are a
// stylesheet like any other.
const plainCss = (tags) =>
  tags
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replace(/\n+/g, '\n')
    .trim();

function write(output, { module }, { markup, styles }) {
  const name = nameOf(module);
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 10);
  const files = { markup: `${name}.prerendered.html`, styles: `${name}.${hash}.css` };
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, files.markup), markup);
  writeFileSync(join(output, files.styles), styles);
  return files;
}

/** Webpack plugin around `prerender`; adds its answer to `build.json` as `prerendered`. */
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
