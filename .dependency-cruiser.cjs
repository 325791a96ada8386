const { readdirSync, readFileSync } = require('node:fs');

const test = '\\.(test|e2e|spec)\\.tsx?$|/testing/|^e2e/';
const contractOfEveryRemote =
  'schema|success|ids|text-rules|zod|endpoint|upload-rules|errors|brand|published-content|image-addresses|auth|members|page-data';
const npm = (names) => `node_modules/(${names})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const remotes = readdirSync(__dirname)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => {
    const { kadam = {} } = JSON.parse(readFileSync(`${__dirname}/${folder}/package.json`, 'utf8'));
    return { folder, contracts: [folder.slice('remote-'.length), ...(kadam.contracts ?? [])] };
  });
const ownContracts = (from, contracts) =>
  forbid(
    'remotes-use-their-own-contract',
    'A remote calls the endpoints of its own domain, and those its package.json lists under kadam.contracts.',
    from,
    {
      path: '^shared/src/contract/',
      pathNot: `^shared/src/contract/(${contractOfEveryRemote}|${contracts.join('|')})\\.ts$`,
    },
  );

/**
 * The import rules of docs/architecture.md. A rule's name is its error message, its comment says
 * how to fix it.
 */
module.exports = {
  forbidden: [
    forbid(
      'deployables-never-import-each-other',
      'Each is released on its own. Share types through shared/src/contract and events through shared/src/events.',
      { path: '^(host|remote-[^/]+|api|release)/' },
      { path: '^(host|remote-[^/]+|api|release)/', pathNot: '^$1/' },
    ),
    forbid(
      'shared-imports-no-deployable',
      'Every package imports shared. Pass what it needs as an argument.',
      { path: '^shared/' },
      { path: '^(host|remote-[^/]+|api|release|resume-engine|e2e)/' },
    ),
    forbid(
      'api-imports-only-contracts-from-shared',
      'Everything else in shared is for browsers or builds.',
      { path: '^api/' },
      { path: '^shared/', pathNot: '^shared/src/contract/' },
    ),
    ...remotes.map(({ folder, contracts }) => ownContracts({ path: `^${folder}/` }, contracts)),
    ownContracts({ path: '^remote-([^/]+)/', pathNot: `^(${remotes.map(({ folder }) => folder).join('|')})/` }, ['$1']),
    forbid(
      'contract-is-pure',
      'The contract runs in browsers, servers and tests: only the schema library.',
      { path: '^shared/src/contract/', pathNot: test },
      { pathNot: `^shared/src/contract/|${npm('zod')}` },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'Entry points of shared are independent. Only http, login and on-demand use the session or the events, and only http the contract.',
      {
        path: '^shared/src/(contract|session|events|extensions|form|overrides|query|router|remote|worker|ui)/',
        pathNot: test,
      },
      { path: '^shared/', pathNot: '^shared/src/$1/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'http imports only contract, session (for the token) and on-demand (for axios).',
      { path: '^shared/src/http/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/src/(http|contract|session|on-demand)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'login imports only session and events; login/action also http, for its errors.',
      { path: '^shared/src/login/', pathNot: `^shared/src/login/action\\.ts$|${test}` },
      { path: '^shared/', pathNot: '^shared/src/(login|session|events)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'login/action imports only session, events and http.',
      { path: '^shared/src/login/action\\.ts$' },
      { path: '^shared/', pathNot: '^shared/src/(login|session|events|http)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'on-demand imports only events.',
      { path: '^shared/src/on-demand/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/src/(on-demand|events)/' },
    ),
    forbid(
      'singletons-are-imported-by-package-name',
      "A relative path makes a second copy in the page. Write '@kadam/shared/session'.",
      { pathNot: '^shared/src/(?!(http|login|on-demand)/)' },
      { path: '^shared/src/(session|events|extensions|query|router)/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    forbid(
      'only-http-imports-axios',
      "Use call() of '@kadam/shared/http'.",
      { pathNot: `^shared/src/http/|${test}` },
      { path: npm('axios') },
    ),
    forbid(
      'only-query-imports-react-query',
      "Use '@kadam/shared/query'; add a name there if one is missing.",
      { pathNot: '^shared/src/query/' },
      { path: npm('@tanstack/(?:react-query|query-core)') },
    ),
    forbid(
      'only-router-imports-react-router',
      "Use '@kadam/shared/router'; add a name there if one is missing.",
      { pathNot: '^shared/src/(router|build)/' },
      { path: npm('react-router|react-router-dom') },
    ),
    forbid(
      'features-do-not-import-each-other',
      'Move what both need to lib/, or let the page connect them.',
      { path: '^(host|remote-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'imports-point-down',
      'page or extension → feature → lib, never upwards.',
      { path: '^(host|remote-[^/]+)/src/(features|lib)/' },
      { path: '^$1/src/(pages|extensions)/' },
    ),
    forbid(
      'imports-point-down',
      'lib is below the features.',
      { path: '^(host|remote-[^/]+)/src/lib/', pathNot: test },
      { path: '^$1/src/features/' },
    ),
    forbid(
      'only-hooks-make-requests',
      'Call the server in a use-….ts hook.',
      { path: '^(host|remote-[^/]+)/src/.*\\.tsx$', pathNot: `/use-[^/]+\\.tsx$|${test}` },
      { path: '\\.requests\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-hooks-make-requests',
      'Write calls in ….requests.ts; only the error type is used elsewhere.',
      { path: '^(host|remote-[^/]+)/src/', pathNot: `/use-[^/]+\\.tsx?$|\\.requests\\.ts$|^[^/]+/src/lib/|${test}` },
      { path: '^shared/src/http/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-go-through-the-service',
      'A route connects an endpoint with a service, nothing more.',
      { path: '^api/src/modules/[^/]+/[^/]+\\.routes\\.ts$' },
      { path: '\\.repository\\.ts$|^api/src/db/' },
    ),
    forbid(
      'services-import-no-http-and-no-sql',
      'HTTP belongs to the route, SQL to the repository.',
      { path: '^api/src/modules/[^/]+/[^/]+\\.(service|policy)\\.ts$' },
      { path: `\\.routes\\.ts$|${npm('fastify|pg|@electric-sql/[^/]+')}` },
    ),
    forbid(
      'repositories-import-no-upper-layer',
      'A repository speaks SQL and returns contract types.',
      { path: '^api/src/modules/[^/]+/[^/]+\\.repository\\.ts$' },
      { path: `\\.(routes|service|policy)\\.ts$|${npm('fastify')}` },
    ),
    forbid(
      'modules-are-imported-by-their-index',
      "Import the other module's index.ts.",
      { path: '^api/src/modules/([^/]+)/' },
      { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'modules-are-imported-by-their-index',
      'Outside of a module, import its index.ts.',
      { path: '^api/src/(?!modules/)', pathNot: test },
      { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'import-code-imports-no-module',
      'The meaning of a record belongs to its module, in modules/<domain>/import/; api/src/import holds what they share.',
      { path: '^api/src/import/', pathNot: test },
      { path: '^api/src/modules/' },
    ),
    forbid(
      'resume-engine-is-pure',
      'Bytes in, result out: no server, no database, no file system, no network.',
      { path: '^resume-engine/src/', pathNot: test },
      {
        path: `^(host|remote-[^/]+|api|release|shared)/|^(node:)?(fs|http|https|net|child_process|worker_threads)$|${npm('fastify|pg')}`,
      },
    ),
    forbid(
      'browser-code-of-the-engine-reads-no-files',
      'Readers of files and the dictionary are too large for the browser. Move a type that both need to a file of its own.',
      { path: '^resume-engine/src/(live-check|resume-document)/', pathNot: test },
      {
        path: `^resume-engine/src/(read/|spelling/load-speller)|${npm('pdfjs-dist|nspell|dictionary-en|fflate|fast-xml-parser')}`,
        reachable: true,
      },
    ),
    forbid(
      'no-import-cycles',
      'Merge the two files, or move what both need to a third. Applies to type imports too.',
      {},
      { circular: true },
    ),
    forbid(
      'shipped-code-imports-no-test-code',
      'Tests may import everything; nothing that ships imports a test.',
      { path: '^(host|remote-[^/]+|api|release|shared|resume-engine)/', pathNot: `${test}|/bench/` },
      { path: test },
    ),
    forbid(
      'no-unused-files',
      'No file imports this one. Delete it, or use it.',
      {
        orphan: true,
        path: '^(host|remote-[^/]+|api|shared|resume-engine|release)/.*\\.(ts|tsx)$',
        pathNot: `\\.d\\.ts$|${test}`,
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|coverage|gallery)/|^\\.data/|^test-results/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
