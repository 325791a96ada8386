// Runs one remote alone, from source, with its own singletons: npm start -w remote-jobs
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

const portal = process.env.KADAM_PORTAL ?? 'http://127.0.0.1:8080';

const [name = '', ownPort = '3009'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? ownPort);
if (!/^[a-z][a-z-]*$/.test(name)) fail('Name one remote, for example: npm start -w remote-jobs');

ensureInstalled();
process.env.NODE_ENV = 'development';
process.env.KADAM_STANDALONE = '1';
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const config = require(join(root, `remote-${name}`, 'webpack.config.cjs'));

// The document refers to its style sheet without a hash.
const styles = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
if (styles) styles.options.filename = '[name].css';

const compiler = webpack({
  ...config,
  output: { ...config.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
});
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [{ context: ['/api'], target: portal, changeOrigin: true }],
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'document', middleware: sendDocument }],
  },
  compiler,
);
await server.start();
console.log(
  `\n  remote-${name} alone: http://localhost:${port}   (calls of /api go to ${portal}, which npm start serves)\n`,
);

function sendDocument(request, response, next) {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>remote-${name}</title>
    <link rel="stylesheet" href="/main.css" />
    <script src="/main.js" defer></script>
  </head>
  <body><div id="root"></div></body>
</html>`);
}
