const test = '\\.(test|e2e|spec)\\.tsx?$|/testing/|^e2e/';
const contractEveryRemoteMayRead =
  '(schema|ids|text-rules|zod|endpoint|upload-rules|errors|brand|auth|members|page-data)';
const npm = (names) => `node_modules/(${names})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The import rules of docs/architecture.md. A rule's name is the sentence a developer reads, its comment says how to fix it. */
module.exports = {
  forbidden: [
    forbid(
      'deployables-never-import-each-other',
      'Each is released alone. Share words through shared/src/contract, happenings through shared events.',
      { path: '^(host|remote-[^/]+|api|release)/' },
      { path: '^(host|remote-[^/]+|api|release)/', pathNot: '^$1/' },
    ),
    forbid(
      'shared-knows-no-deployable',
      'shared is below everybody. Pass what it needs as an argument.',
      { path: '^shared/' },
      { path: '^(host|remote-[^/]+|api|release|resume-engine|e2e)/' },
    ),
    forbid(
      'api-takes-only-contracts-from-shared',
      'Everything else in shared is for browsers or builds.',
      { path: '^api/' },
      { path: '^shared/', pathNot: '^shared/src/contract/' },
    ),
    forbid(
      'remotes-speak-their-own-contract',
      'A remote calls the endpoints of its own domain (jobs also: the account, applications, resume files, what the office did, saved jobs, alerts and fit; jobs and learning: enrolments). Move the endpoint, or the feature.',
      { path: '^remote-([^/]+)/' },
      {
        path: '^shared/src/contract/',
        pathNot: `^shared/src/contract/($1|${contractEveryRemoteMayRead}|account|applications|resume-(files|upload)|office-activity|saved-jobs|alerts|job-fit|resume-skills|enrolments)\\.ts$`,
      },
    ),
    forbid(
      'remotes-speak-their-own-contract',
      'Account, applications, resume files, what the office did, saved jobs, alerts and fit belong to remote-jobs.',
      { path: '^remote-', pathNot: '^remote-jobs/' },
      { path: '^shared/src/contract/(account|applications|resume-files|office-activity|saved-jobs|alerts|job-fit)' },
    ),
    forbid(
      'remotes-speak-their-own-contract',
      'The resume check keeps what was read; the job pages show and delete it.',
      { path: '^remote-', pathNot: '^remote-(jobs|resume)/' },
      { path: '^shared/src/contract/resume-skills' },
    ),
    forbid(
      'remotes-speak-their-own-contract',
      'Enrolments belong to remote-learning; the dashboard of remote-jobs lists them.',
      { path: '^remote-', pathNot: '^remote-(jobs|learning)/' },
      { path: '^shared/src/contract/enrolments' },
    ),
    forbid(
      'contract-is-pure',
      'The contract runs in browsers, servers and tests: only the schema library.',
      { path: '^shared/src/contract/', pathNot: test },
      { pathNot: `^shared/src/contract/|${npm('zod')}` },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'Each entry of shared stands alone. Only http, login and on-demand use the session or the events, and only http the contract.',
      { path: '^shared/src/(contract|session|events|form|query|router|remote|worker|ui)/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/src/$1/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'http may read the contract, ask the session for its token and fetch its library on demand, and nothing else of shared.',
      { path: '^shared/src/http/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/src/(http|contract|session|on-demand)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'login may sign out of the session and raise events, and nothing else of shared; only login/action also reads errors of http.',
      { path: '^shared/src/login/', pathNot: `^shared/src/login/action\\.ts$|${test}` },
      { path: '^shared/', pathNot: '^shared/src/(login|session|events)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'login/action may sign out of the session, raise events and read errors of http, and nothing else of shared.',
      { path: '^shared/src/login/action\\.ts$' },
      { path: '^shared/', pathNot: '^shared/src/(login|session|events|http)/' },
    ),
    forbid(
      'shared-entry-points-do-not-import-each-other',
      'on-demand reports problems as events, and uses nothing else of shared.',
      { path: '^shared/src/on-demand/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/src/(on-demand|events)/' },
    ),
    forbid(
      'singletons-are-imported-by-package-name',
      "A relative path makes a second copy in the page. Write '@kadam/shared/session'.",
      { pathNot: '^shared/src/(?!(http|login|on-demand)/)' },
      { path: '^shared/src/(session|events|query|router)/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    forbid(
      'only-http-knows-axios',
      "Use call() of '@kadam/shared/http'.",
      { pathNot: `^shared/src/http/|${test}` },
      { path: npm('axios') },
    ),
    forbid(
      'only-query-knows-react-query',
      "Use '@kadam/shared/query'; add a name there if one is missing.",
      { pathNot: '^shared/src/query/' },
      { path: npm('@tanstack/[^/]+') },
    ),
    forbid(
      'only-router-knows-react-router',
      "Use '@kadam/shared/router'; add a name there if one is missing.",
      { pathNot: '^shared/src/(router|build)/' },
      { path: npm('react-router|react-router-dom') },
    ),
    forbid(
      'features-are-strangers',
      'Move what both need to lib/, or let the page connect them.',
      { path: '^(host|remote-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'imports-point-down',
      'page → feature → lib. What is below never reaches up.',
      { path: '^(host|remote-[^/]+)/src/(features|lib)/' },
      { path: '^$1/src/pages/' },
    ),
    forbid(
      'imports-point-down',
      'lib computes; it knows no feature.',
      { path: '^(host|remote-[^/]+)/src/lib/', pathNot: test },
      { path: '^$1/src/features/' },
    ),
    forbid(
      'only-hooks-make-requests',
      'Views show. Ask the server in a use-….ts hook.',
      { path: '^(host|remote-[^/]+)/src/.*\\.tsx$', pathNot: `/use-[^/]+\\.tsx$|${test}` },
      { path: '\\.requests\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-hooks-make-requests',
      'Calls are written in ….requests.ts; only the error type travels further.',
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
      'services-know-no-http-and-no-sql',
      'A service decides. HTTP is the route, SQL is the repository.',
      { path: '^api/src/modules/[^/]+/[^/]+\\.(service|policy)\\.ts$' },
      { path: `\\.routes\\.ts$|${npm('fastify|pg|@electric-sql/[^/]+')}` },
    ),
    forbid(
      'repositories-are-the-bottom',
      'A repository speaks SQL and returns contract types.',
      { path: '^api/src/modules/[^/]+/[^/]+\\.repository\\.ts$' },
      { path: `\\.(routes|service|policy)\\.ts$|${npm('fastify')}` },
    ),
    forbid(
      'modules-meet-at-their-index',
      "Import the other module's index.ts.",
      { path: '^api/src/modules/([^/]+)/' },
      { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'modules-meet-at-their-index',
      'What is outside of the modules knows their index.ts only.',
      { path: '^api/src/(?!modules/)', pathNot: test },
      { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'import-knows-no-module',
      'What a record means is told by its module, in modules/<domain>/import/; api/src/import holds what they share.',
      { path: '^api/src/import/', pathNot: test },
      { path: '^api/src/modules/' },
    ),
    forbid(
      'resume-engine-is-pure',
      'Bytes in, answer out: no server, no database, no file system, no network.',
      { path: '^resume-engine/src/', pathNot: test },
      {
        path: `^(host|remote-[^/]+|api|release|shared)/|^(node:)?(fs|http|https|net|child_process|worker_threads)$|${npm('fastify|pg')}`,
      },
    ),
    forbid(
      'what-browsers-load-of-the-engine-reads-no-files',
      'The editor and its live score weigh what they pull in. Readers of files and the dictionary stay on the server; a type can have a file of its own.',
      { path: '^resume-engine/src/(live-check|resume-document)/', pathNot: test },
      {
        path: `^resume-engine/src/(read/|spelling/load-speller)|${npm('pdfjs-dist|nspell|dictionary-en|fflate|fast-xml-parser')}`,
        reachable: true,
      },
    ),
    forbid(
      'no-circles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'shipped-code-needs-no-test-code',
      'Tests may import everything; nothing that ships imports a test.',
      { path: '^(host|remote-[^/]+|api|release|shared|resume-engine)/', pathNot: test },
      { path: test },
    ),
    forbid(
      'no-orphans',
      'Nobody reaches this file. Delete it, or use it.',
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
