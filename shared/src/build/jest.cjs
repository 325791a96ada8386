const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/**
 * Jest project of one package.
 * @param {string} folder name of the package's folder
 * @param {'browser'|'node'} where what the code runs in
 */
function jestProject(folder, where) {
  return {
    displayName: folder,
    rootDir: `<rootDir>/${folder}`,
    testEnvironment: where === 'browser' ? require.resolve('./jest-jsdom.cjs') : 'node',
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
    transform,
    // Tests run as CommonJS; these packages only have ES modules.
    transformIgnorePatterns: ['/node_modules/(?!pdfjs-dist/|@tanstack/(?:react-table|table-core|react-store|store)/)'],
    setupFiles:
      where === 'browser' ? ['./jsdom-dialog.cjs', './jsdom-encoding.cjs'].map((file) => require.resolve(file)) : [],
    moduleNameMapper: {
      '^fast-check$': require.resolve('./jest-fast-check.cjs'),
      ...(where === 'browser'
        ? {
            '\\.(svg|avif|webp|png|woff2|ttf|css)$': require.resolve('./asset-address.cjs'),
            '^@testing-library/react$': require.resolve('./jest-testing-library.cjs'),
          }
        : { '^dictionary-en$': require.resolve('./dictionary-en.cjs') }),
    },
  };
}

module.exports = { jestProject };
