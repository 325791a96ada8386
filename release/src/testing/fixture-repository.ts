import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../workspace';

/**
 * A repository of a host and three remotes. Host and alpha use the build preset, beta and gamma a
 * fast webpack build.
 */
export interface FixtureRepository {
  readonly repository: string;
  readonly bundlesFolder: string;
  write(path: string, content: string): void;
  /** Restores the initial content of a file. */
  restore(path: string): void;
  remove(): void;
}

export async function createFixtureRepository(): Promise<FixtureRepository> {
  const repository = await mkdtemp(join(tmpdir(), 'kadam-release-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  };
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(repository, 'node_modules'));
  return {
    repository,
    bundlesFolder: join(repository, '.data/bundles'),
    write,
    restore: (path) => write(path, FILES[path] ?? ''),
    remove: () => rmSync(repository, { recursive: true, force: true }),
  };
}

/** `routes.json` of a remote with one page for each path. */
export const routesJson = (name: string, pages: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name, pages: Object.entries(pages).map(([path, module]) => page(path, module)) });

const page = (path: string, module: string) => ({
  path,
  module,
  title: path === '/' ? 'Fixture: home' : `Title of <${path}>`,
  description: 'One "sentence" & more.',
  chrome: 'full',
  access: path === '/mine' ? 'member' : 'public',
  prerender: false,
});

const packageJson = (name: string) => JSON.stringify({ name, version: '0.1.0', private: true });
const tsconfig = JSON.stringify({
  compilerOptions: { module: 'esnext', jsx: 'react-jsx', target: 'es2022', moduleResolution: 'bundler' },
});
const webpackConfig = (preset: string) =>
  `const { ${preset} } = require('@kadam/shared/build');\nmodule.exports = ${preset}(__dirname);\n`;
const PLAIN_WEBPACK = `const { sources } = require('webpack');
const record = JSON.stringify({
  entry: 'entry.js',
  initial: ['entry.js'],
  exposes: { './only-page': ['only-page.js'] },
  shared: { react: '^19.0.0' },
});
module.exports = {
  mode: 'production',
  optimization: { minimize: false },
  context: __dirname,
  entry: { entry: './src/entry.js', 'only-page': './src/pages/only-page.tsx' },
  output: { path: process.env.KADAM_OUTPUT },
  module: { rules: [{ test: /\\.tsx$/, type: 'javascript/auto' }] },
  plugins: [
    {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap('record', (compilation) =>
          compilation.hooks.processAssets.tap('record', () =>
            compilation.emitAsset('build.json', new sources.RawSource(record)),
          ),
        );
      },
    },
  ],
};
`;
const pageSource = (text: string) => `export default function Page() {\n  return '${text}';\n}\n`;

const plainRemote = (name: string, path: string): Readonly<Record<string, string>> => ({
  [`remote-${name}/package.json`]: packageJson(`@fixture/remote-${name}`),
  [`remote-${name}/webpack.config.cjs`]: PLAIN_WEBPACK,
  [`remote-${name}/src/entry.js`]: `window.${name} = 1;\n`,
  [`remote-${name}/routes.json`]: routesJson(name, { [path]: './only-page' }),
  [`remote-${name}/src/pages/only-page.tsx`]: pageSource(name),
});

const FILES: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'shared/src/words.ts': 'export const word = 1;\n',
  'host/package.json': packageJson('@fixture/host'),
  'host/tsconfig.json': tsconfig,
  'host/webpack.config.cjs': webpackConfig('hostConfig'),
  'host/src/index.ts': "void import(/* webpackChunkName: 'bootstrap' */ './bootstrap');\n",
  'host/src/bootstrap.ts':
    "import './look.css';\nimport '@kadam/shared/session';\nimport '@kadam/shared/events';\nimport '@kadam/shared/router';\nimport '@kadam/shared/extensions';\nimport { version } from 'react';\ndocument.title = version;\n",
  'host/src/composer/index.ts': `export * from '${REPOSITORY}/host/src/composer/index';\n`,
  'host/src/look.css': `:root { --color-ink: #123456; }\n${Array.from({ length: 60 }, (_, index) => `.c${index} { color: #123456; }`).join('\n')}\n`,
  'host/public/splash.js': `${'// splash\n'.repeat(200)}document.documentElement.dataset.splash = 'on';\n`,
  'host/public/document.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>{{title}}</title>
    <meta name="description" content="{{description}}">
    {{head}}
    <script src="{{asset:splash.js}}" defer></script>
    {{scripts}}
  </head>
  <body><div id="root">{{page}}</div>{{boot}}</body>
</html>
`,
  'remote-alpha/package.json': packageJson('@fixture/remote-alpha'),
  'remote-alpha/tsconfig.json': tsconfig,
  'remote-alpha/webpack.config.cjs': webpackConfig('remoteConfig'),
  'remote-alpha/routes.json': routesJson('alpha', {
    '/': './home-page',
    '/things': './things-page',
    '/things/:thingId': './thing-page',
  }),
  'remote-alpha/src/pages/home-page.tsx': pageSource('home'),
  'remote-alpha/src/pages/things-page.tsx': `import { emit, listen } from '@kadam/shared/events';
import { storedToken } from '@kadam/shared/session';
export default function Page() {
  emit('auth:openLogin');
  return storedToken() ?? 'color: var(--color-ink); margin: var(--gap, 4px)';
}
`,
  'remote-alpha/src/pages/thing-page.tsx': pageSource('thing'),
  ...plainRemote('beta', '/mine'),
  ...plainRemote('gamma', '/plain'),
};
