const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const { everywhere, policies } = require('../../nginx/headers.json');

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 3050);
const isProduction = process.env.NODE_ENV === 'production';

// The portal's policy plus the dev server's socket, so that a violation appears here first.
const policy = policies.page.replace(
  "connect-src 'self'",
  `connect-src 'self' ws://${host}:${port} ws://localhost:${port}`,
);

/** The gallery of the kit, served locally by `npm run ui`. */
module.exports = {
  context: __dirname,
  mode: isProduction ? 'production' : 'development',
  devtool: isProduction ? false : 'cheap-module-source-map',
  optimization: { minimize: false },
  target: ['web', 'es2022'],
  entry: './gallery.tsx',
  output: { path: join(__dirname, 'dist'), publicPath: '/', filename: '[name].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, configFile: join(__dirname, '../tsconfig.json') },
      },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    // In development styled-components writes text into a style element, which the policy blocks.
    new DefinePlugin({ SC_DISABLE_SPEEDY: false }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  devServer: {
    host,
    port,
    hot: false,
    client: { overlay: false },
    headers: { ...everywhere, 'Content-Security-Policy': policy },
    static: false,
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'document', middleware: sendDocument }],
    onListening: ({ server }) => console.log(`\n  The kit of the portal: http://localhost:${server.address().port}\n`),
  },
};

function sendDocument(request, response, next) {
  if (request.method !== 'GET' || request.path !== '/') return next();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Kadam: the kit of the portal</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/main.css" />
    <script src="/main.js" defer></script>
  </head>
  <body><div id="root"></div></body>
</html>`);
}
