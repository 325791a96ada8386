const { eventShapes } = require('./event-shapes.cjs');
const platform = require('./platform.cjs');
const { definedTokens, usedTokens } = require('./tokens.cjs');
const { COMPOSER_INTERFACE } = require('./composer.cjs');
const slots = require('../extensions/slots.json');

/**
 * Records what a host offers, or what a remote uses of its host, for the release tool to compare
 * (docs/decisions/0025). Imported names are read before webpack concatenates modules, tokens and
 * events after the files are written.
 */
class PlatformRecord {
  /** @param {'host' | 'remote'} role */
  constructor(role) {
    this.role = role;
    this.modules = {};
  }

  /** @param {import('webpack').Compilation} compilation */
  watch(compilation) {
    const read = this.role === 'host' ? platform.offeredModules : platform.usedModules;
    compilation.hooks.afterOptimizeChunks.tap('PlatformRecord', () => {
      this.modules = read(compilation);
    });
  }

  /**
   * Call it when all files are written.
   * @returns {{ offers: object } | { uses: object }} `PlatformOffer` or `PlatformUse` of
   * shared/src/remote
   */
  describe(compilation) {
    const { modules } = this;
    const text = (pattern) => textOf(compilation, pattern);
    const [schemas, shapes] = [platform.eventSchemas(), eventShapes()];
    const bootRecord = platform.BOOT_RECORD_FORMAT;
    if (this.role === 'host') {
      const tokens = definedTokens(text(/\.css$/));
      for (const [name, scripts] of Object.entries(platform.lazyScripts(compilation))) modules[name].scripts = scripts;
      const offers = { modules, events: schemas, eventShapes: shapes, tokens, bootRecord };
      return { offers: { ...offers, composer: COMPOSER_INTERFACE, admitsOwnLoaders: true, slots } };
    }
    const [scripts, files] = [text(/\.js$/), text(/\.(js|css)$/)];
    const own = new Set(definedTokens(files));
    const tokens = usedTokens(files).filter((name) => !own.has(name));
    const names = Object.keys(schemas).filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(scripts));
    const ofNames = (all) => Object.fromEntries(names.map((name) => [name, all[name]]));
    return { uses: { modules, events: ofNames(schemas), eventShapes: ofNames(shapes), tokens, bootRecord } };
  }
}

const textOf = (compilation, pattern) =>
  compilation
    .getAssets()
    .filter(({ name }) => pattern.test(name))
    .map(({ source }) => String(source.source()))
    .join('\n');

module.exports = { PlatformRecord };
