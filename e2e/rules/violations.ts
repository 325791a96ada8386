/** A file that violates one rule. It may import `neighbors`, which violate none. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

/** Files that the violations import. */
export const neighbors: Readonly<Record<string, string>> = {
  'shared/src/contract/jobs.ts': 'export const jobs = 1;',
  'shared/src/contract/learning.ts': 'export const learning = 1;',
  'shared/src/contract/applications.ts': 'export const applications = 1;',
  'shared/src/http/index.ts': 'export const call = 1;',
  'shared/src/session/index.ts': 'export const useSession = 1;',
  'shared/src/events/index.ts': 'export const emit = 1;',
  'shared/src/router/index.ts': 'export const Link = 1;',
  'shared/src/ui/button/index.tsx': 'export const Button = 1;',
  'host/src/lib/place.ts': 'export const place = 1;',
  'remote-jobs/src/pages/jobs-page.tsx': 'export const JobsPage = 1;',
  'remote-jobs/src/features/apply/apply-button.tsx': 'export const ApplyButton = 1;',
  'remote-jobs/src/features/job-search/job-search.requests.ts': 'export const requestJobs = 1;',
  'api/src/db/database.ts': 'export const database = 1;',
  'api/src/modules/jobs/index.ts': 'export const jobs = 1;',
  'api/src/modules/jobs/jobs.repository.ts': 'export const repository = 1;',
  'api/src/modules/jobs/jobs.service.ts': 'export const service = 1;',
  'resume-engine/src/page.ts': 'export const page = 1;',
  'resume-engine/src/read/read-document.ts': 'export const readDocument = 1;',
  'resume-engine/src/reads-files.ts': "export { readDocument } from './read/read-document';",
  'host/src/lib/place.test.ts': 'export const fixture = 1;',
};

const broken = (rule: string, file: string, ...imports: string[]): Violation => ({
  rule,
  file,
  text: `${imports.map((from, index) => `import * as name${index} from '${from}';\nvoid name${index};`).join('\n')}\nexport {};\n`,
});

/** At least one violation per rule, if possible in folders that no rule names. */
export const violations: readonly Violation[] = [
  broken('deployables-never-import-each-other', 'remote-new/src/lib/borrowed.ts', '../../../host/src/lib/place'),
  broken('shared-imports-no-deployable', 'shared/src/ui/card/index.tsx', '../../../../host/src/lib/place'),
  broken('api-imports-only-contracts-from-shared', 'api/src/app.ts', '@kadam/shared/http'),
  broken('remotes-use-their-own-contract', 'remote-jobs/src/lib/course.ts', '@kadam/shared/contract/learning'),
  broken('remotes-use-their-own-contract', 'remote-new/src/lib/apply.ts', '@kadam/shared/contract/applications'),
  broken('contract-is-pure', 'shared/src/contract/impure.ts', 'react'),
  broken('shared-entry-points-do-not-import-each-other', 'shared/src/ui/link/index.tsx', '../../router'),
  broken('shared-entry-points-do-not-import-each-other', 'shared/src/form/asking.ts', '../session'),
  broken('shared-entry-points-do-not-import-each-other', 'shared/src/http/telling.ts', '../router'),
  broken('shared-entry-points-do-not-import-each-other', 'shared/src/login/telling.ts', '../http'),
  broken('singletons-are-imported-by-package-name', 'host/src/lib/who.ts', '../../../shared/src/session'),
  broken('singletons-are-imported-by-package-name', 'shared/src/http/token.ts', '../session'),
  broken('only-http-imports-axios', 'remote-new/src/lib/fetching.ts', 'axios'),
  broken('only-query-imports-react-query', 'remote-new/src/lib/asking.ts', '@tanstack/react-query'),
  broken('only-router-imports-react-router', 'remote-new/src/lib/going.ts', 'react-router-dom'),
  broken('features-do-not-import-each-other', 'remote-jobs/src/features/new-feature/view.tsx', '../apply/apply-button'),
  broken('imports-point-down', 'remote-jobs/src/features/upward/view.tsx', '../../pages/jobs-page'),
  broken('imports-point-down', 'remote-jobs/src/lib/knows-too-much.ts', '../features/apply/apply-button'),
  broken('only-hooks-make-requests', 'remote-jobs/src/features/job-search/list.tsx', './job-search.requests'),
  broken('only-hooks-make-requests', 'remote-jobs/src/features/job-search/asking.tsx', '@kadam/shared/http'),
  broken('routes-go-through-the-service', 'api/src/modules/jobs/jobs.routes.ts', './jobs.repository'),
  broken('services-import-no-http-and-no-sql', 'api/src/modules/members/members.service.ts', 'fastify'),
  broken('repositories-import-no-upper-layer', 'api/src/modules/members/members.repository.ts', '../jobs/jobs.service'),
  broken('modules-are-imported-by-their-index', 'api/src/modules/members/peeking.ts', '../jobs/jobs.service'),
  broken('modules-are-imported-by-their-index', 'api/src/commands/peeking.ts', '../modules/jobs/jobs.service'),
  broken('import-code-imports-no-module', 'api/src/import/peeking.ts', '../modules/jobs'),
  broken('resume-engine-is-pure', 'resume-engine/src/reading.ts', 'node:fs'),
  broken('every-package-declares-what-it-imports', 'shared/src/ui/undeclared/index.tsx', 'fastify'),
  broken('browser-code-of-the-engine-reads-no-files', 'resume-engine/src/live-check/by-detour.ts', '../reads-files'),
  broken('no-import-cycles', 'resume-engine/src/cycle.ts', './cycle'),
  {
    rule: 'no-import-cycles',
    file: 'resume-engine/src/type-cycle.ts',
    text: "import type { Own } from './type-cycle';\nexport interface Own { readonly own: Own }\n",
  },
  broken('shipped-code-imports-no-test-code', 'host/src/lib/shipped.ts', './place.test'),
  broken('no-unused-files', 'host/src/lib/forgotten.ts'),
];
