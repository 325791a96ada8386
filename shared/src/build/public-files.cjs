const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, parse } = require('node:path');

/** The template of every composed document; the only public file without a hash in its name. */
const DOCUMENT = 'document.html';

/**
 * Emits the files of `public/` with hashed names, so that a release is immutable including its
 * pictures.
 * @param {string} folder the package's folder
 * @returns {{ files: { from: string, to: string }[], assets: Record<string, string> }} `assets`
 * maps each name to the emitted one
 */
function publicFiles(folder) {
  const source = join(folder, 'public');
  const names = existsSync(source)
    ? readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  const files = names.map(({ name }) => ({
    from: join(source, name),
    to: name === DOCUMENT ? name : hashedName(source, name),
  }));
  const assets = Object.fromEntries(
    files.map(({ to }, index) => [names[index].name, to]).filter(([name]) => name !== DOCUMENT),
  );
  return { files, assets };
}

function hashedName(folder, file) {
  const { name, ext } = parse(file);
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 10);
  return `${name}.${hash}${ext}`;
}

/** Webpack plugin around `publicFiles`. */
class PublicFilesPlugin {
  /** @param {string} folder the package's folder */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage }, () => {
        for (const { from, to } of publicFiles(this.folder).files) {
          // The template is not a valid document yet: webpack's minimizer would move its
          // placeholders out of the head.
          const info = to === DOCUMENT ? { minimized: true } : {};
          compilation.emitAsset(to, new sources.RawSource(readFileSync(from)), info);
        }
      });
    });
  }
}

module.exports = { PublicFilesPlugin, publicFiles };
