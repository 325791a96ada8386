/** Webpack loader of lucide's icons: a drawing without what our runtime (`ui/icon/lucide-icon.ts`) does not read, and without the licence, which stands there once. */
module.exports = (source) =>
  source
    .replace(/\/\*\*[^]*?@license[^]*?\*\//, '')
    .replace(/^ {2}(name: "[^"]*"|aliases: \[[^\]]*\]),?\n/gm, '')
    .replace(/^__iconData\.node;\n/m, '');
