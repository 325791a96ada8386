import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const browser = ['host', 'remote-*', 'shared'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const withHooks = ['host', 'remote-*', 'shared'].flatMap((folder) => [
  `${folder}/src/**/*.tsx`,
  `${folder}/src/**/use-*.ts`,
]);
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**'];

const htmlSinks = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'].map((property) => ({
  property,
  message: 'Text nodes only: a string parsed as HTML is how scripts get in (docs/security.md).',
}));

const unsafeHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Text nodes only (docs/security.md).',
};
const permanentFailures = [
  "ImportExpression:not(CallExpression[callee.name='onDemand'] > ArrowFunctionExpression > ImportExpression)",
  "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  "MemberExpression[object.name='React'][property.name='lazy']",
].map((selector) => ({
  selector,
  message:
    'Write onDemand(() => import(…)) of @kadam/shared/on-demand: anything else repeats a failed import for ever.',
}));

const schemasOfEndpoints = {
  selector: 'MemberExpression[property.name=/^(responses|failures)$/]',
  message: 'A page keeps of an endpoint only what a call needs: name the schema itself (docs/decisions/0087).',
};

const formatterEvasions = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  'ArrayExpression > SpreadElement > ArrayExpression',
  'JSXSpreadAttribute > ObjectExpression',
].map((selector) => ({ selector, message: 'Write the properties in place; the formatter breaks the lines.' }));

export default tseslint.config(
  { ignores: ['**/dist/', '**/.data/', '**/coverage/', '**/test-results/', '**/*.sql'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-syntax': ['error', ...formatterEvasions],
      'no-warning-comments': ['error', { terms: ['oxfmt-ignore', 'prettier-ignore'], location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      complexity: ['error', 12],
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: browser,
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: globals.browser },
  },
  { plugins: { 'react-hooks': reactHooks } },
  // The React compiler takes a third of the time of all rules: only files with components or hooks.
  { files: withHooks, ignores: tests, rules: reactHooks.configs.recommended.rules },
  {
    files: browser,
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-properties': ['error', ...htmlSinks, { object: 'document', property: 'write' }],
      'no-restricted-globals': ['error', 'DOMParser'],
      'no-restricted-syntax': ['error', unsafeHtml, schemasOfEndpoints, ...permanentFailures, ...formatterEvasions],
    },
  },
  // The host's first step, which stands before everything that is shared, and what never ships.
  {
    files: ['host/src/index.ts', '**/src/standalone.tsx', 'shared/src/standalone/**', '*/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', unsafeHtml, ...formatterEvasions] },
  },
  { files: ['*/public/**/*.js'], languageOptions: { globals: globals.browser } },
  // Playwright reads what a fixture needs from the names it destructures.
  {
    files: ['e2e/portal/test.ts', 'e2e/specs/foreign-api/foreign-portal.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: tests, rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: [
      'scripts/**',
      'api/src/commands/**',
      'api/bench/**',
      'api/src/server.ts',
      'resume-engine/{bench,fixtures}/**',
      'release/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  prettier,
  // After the rules that leave the format to the formatter, which turn it off.
  {
    plugins: { '@stylistic': stylistic },
    rules: {
      '@stylistic/max-len': ['error', { code: 100_000, comments: 100, ignorePattern: 'eslint-|https?://' }],
    },
  },
);
