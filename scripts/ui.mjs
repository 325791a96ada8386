// Shows all components of shared/ui with reload on save. PORT sets another port than 3050.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

ensureInstalled();
process.env.PORT ??= '3050';
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const config = require(join(root, 'shared/gallery/webpack.config.cjs'));

const server = new WebpackDevServer(config.devServer, webpack(config));
await server.start().catch((error) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${process.env.PORT} is taken by another program. Choose another one: PORT=3051 npm run ui`);
  }
  fail(error.message);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => server.stop().then(() => process.exit(0)));
