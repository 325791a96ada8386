const { options } = require('./.dependency-cruiser.cjs');

// Tools that only test are the root's; what bundles or serves a development build may be a
// devDependency.
const tests = '\\.test\\.tsx?$|/testing/|/(webpack\\.config|jest)[^/]*\\.cjs$';
const builds = '^shared/src/(build|dev)/|^release/src/dev/|^resume-engine/fixtures/generate/';

const forbid = (comment, from, dependencyTypes) => ({
  name: 'every-package-declares-what-it-imports',
  comment,
  severity: 'error',
  from,
  to: { dependencyTypes, dependencyTypesNot: ['type-only'] },
});

/**
 * One more import rule beside .dependency-cruiser.cjs: here a package's package.json counts alone,
 * not together with the root's.
 */
module.exports = {
  forbidden: [
    forbid("Name the library in this package's own package.json.", { pathNot: tests }, ['npm-no-pkg', 'npm-unknown']),
    forbid('What ships is named under dependencies.', { pathNot: `${tests}|${builds}` }, ['npm-dev']),
  ],
  options: { ...options, combinedDependencies: false },
};
