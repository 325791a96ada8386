import { BRAND } from '@kadam/shared/contract/brand';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { poolMetrics } from './db/pool-metrics';
import { openReplica } from './db/replica';
import { limitsFor, type Limits } from './limits';
import type { LogStream } from './log-stream';
import { mailCountsJob, type MailTransport, mailTasks, queueMetrics, writtenMailTasks } from './mail';
import { httpMetrics, type Metrics } from './metrics';
import { accountModule } from './modules/account';
import { alertsModule } from './modules/alerts';
import { applicationsModule } from './modules/applications';
import { auditModule } from './modules/audit';
import { authModule, type PasswordCost } from './modules/auth';
import { companiesModule } from './modules/companies';
import { contentModule } from './modules/content';
import { doctorModule } from './modules/doctor';
import { documentsModule } from './modules/documents';
import { employersModule } from './modules/employers';
import { enrolmentsModule } from './modules/enrolments';
import { figuresModule } from './modules/figures';
import { imagesModule } from './modules/images';
import { importsModule } from './modules/imports';
import { inboxModule } from './modules/inbox';
import { inquiriesModule } from './modules/inquiries';
import { jobFitModule } from './modules/job-fit';
import { jobsModule } from './modules/jobs';
import { learningModule } from './modules/learning';
import { marketingModule } from './modules/marketing';
import { membersModule } from './modules/members';
import type { Lifecycle, Module, ModuleParts } from './modules/module';
import { platformModule } from './modules/platform';
import { opsModule } from './modules/ops';
import { privacyModule, savedPrivacyFacts } from './modules/privacy';
import { policyReportsModule } from './modules/policy-reports';
import { postingsModule } from './modules/postings';
import { type ParserPool, resumeModule } from './modules/resume';
import { resumeDocumentsModule } from './modules/resume-documents';
import { resumeFilesModule } from './modules/resume-files';
import { savedJobsModule } from './modules/saved-jobs';
import { staffModule } from './modules/staff';
import { telemetryModule } from './modules/telemetry';
import { authentication } from './plugins/authentication';
import { bodyTime } from './plugins/body-time';
import { cors } from './plugins/cors';
import { draining, headers, requestId, SECURITY_HEADERS, etags } from './plugins/headers';
import { sendClientError, sendError, errorHandler } from './plugins/error-handler';
import { countsFor } from './http/counters';
import { openapi } from './plugins/openapi';
import { describeError, requestLog } from './plugins/request-log';
import { registeredEndpoints } from './plugins/registered-endpoints';
import { strictInput } from './plugins/strict-input';
import { typeProvider } from './plugins/type-provider';
import { retentionHousekeeping } from './retention';
import { createTaskWorker, housekeeping } from './tasks';
import { version } from '../package.json';

export interface Dependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'environment' | 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Config, 'guardToken' | 'corsOrigins' | 'databaseReadUrl' | 'smtpUrl' | 'isSeeding'>> &
    Partial<Omit<ModuleParts['config'], 'environment'>>;
  readonly mailTransport?: MailTransport;
  readonly limits?: Limits;
  readonly clock?: () => Date;
  readonly lifecycle?: Lifecycle;
  readonly logStream?: LogStream;
  readonly preparesAhead?: boolean;
  /** Where the application adds its metrics; without it there are none. */
  readonly metrics?: Metrics | undefined;
  /** Whether a search reads new changes first: tests write to the tables and search immediately. */
  readonly searchesOnDemand?: boolean;
  /** A parser shared by several applications of one process; each starts its own by default. */
  readonly parsers?: ParserPool;
  /** Cost of hashing a password; the OWASP recommendation by default. */
  readonly passwordCost?: PasswordCost;
  /** Time limit for a whole request to arrive, in ms; 15 s by default. */
  readonly bodyMs?: number;
}

const BODY_BYTES = 64 * 1024;
const HANDLER_MS = 20_000;
const BODY_MS = 15_000;
const REQUEST_MS = 200_000;
const HEADERS_MS = 10_000;
const LATE_CHECK_MS = 1_000;
// Requests that waited during a restart get the processor first.
const PREPARE_MS = 2_000;
// Longer than nginx keeps idle connections open, so that none is closed during a request.
const KEEP_ALIVE_MS = 75_000;

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, lifecycle = { isDraining: false }, logStream } = dependencies;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      base: null,
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: ['loopback', ...config.trustedProxies],
    bodyLimit: BODY_BYTES,
    handlerTimeout: HANDLER_MS,
    requestTimeout: REQUEST_MS,
    // Without it Node checks for requests that exceed their time limit only every 30 s.
    http: { connectionsCheckingInterval: LATE_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // While draining, requests on open connections are still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: BODY_BYTES },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
      sendError(error, request, reply);
    },
    clientErrorHandler: sendClientError,
  });
  // Node does not enforce the limit for a whole request while the limit for headers is longer.
  app.server.headersTimeout = Math.min(HEADERS_MS, app.server.requestTimeout);

  if (dependencies.metrics) await app.register(httpMetrics, { registry: dependencies.metrics.registry });
  await app.register(registeredEndpoints);
  await app.register(requestLog);
  await app.register(headers);
  await app.register(cors, { origins: config.corsOrigins ?? [] });
  await app.register(errorHandler);
  await app.register(typeProvider);
  await app.register(strictInput);
  await app.register(bodyTime, { timeoutMs: dependencies.bodyMs ?? BODY_MS });
  await app.register(etags);
  await app.register(draining, { lifecycle });
  await app.register(openapi, { version });
  await registerModules(app, { ...dependencies, lifecycle });
  return app;
}

type Settled = Dependencies & Required<Pick<Dependencies, 'lifecycle'>>;

async function registerModules(app: FastifyInstance, dependencies: Settled): Promise<void> {
  const parts = modulePartsOf(app, dependencies);
  const members = membersModule(parts);
  const auth = authModule(parts, { members: members.service, passwordCost: dependencies.passwordCost });
  const audit = auditModule(parts);
  const staff = staffModule(parts, { auth: auth.service, audit: audit.service });
  const office = { audit: audit.service, staff: staff.service };
  const employers = employersModule(parts, office);
  const postings = postingsModule(parts, office);
  const content = contentModule(parts, { ...office, privacyFacts: savedPrivacyFacts });
  const jobs = jobsModule(parts);
  const companies = companiesModule(parts, { jobs: jobs.service });
  const learning = learningModule(parts, office);
  const figures = figuresModule(parts);
  const resume = resumeModule(parts, { parsers: dependencies.parsers, onCheck: figures.service.check });
  const resumeFiles = resumeFilesModule(parts, { resumes: resume.service });
  const services = { jobs: jobs.service, learning: learning.service, resumeFiles: resumeFiles.service };
  const jobFit = jobFitModule(parts, { ...services, members: members.service });

  await app.register(authentication, { ...auth.service, guardToken: dependencies.config.guardToken });
  const domains: Module[] = [
    members,
    auth,
    audit,
    staff,
    jobs,
    companies,
    employers,
    postings,
    imagesModule(parts, office),
    importsModule(parts, office),
    inquiriesModule(parts, { ...office, employers: employers.service, postings: postings.service }),
    learning,
    figures,
    applicationsModule(parts, { ...services, ...office, jobFit: jobFit.service }),
    savedJobsModule(parts, services),
    alertsModule(parts, services),
    jobFit,
    enrolmentsModule(parts, { ...services, ...office }),
    marketingModule(parts, services),
    resume,
    resumeFiles,
    resumeDocumentsModule(parts),
    telemetryModule(parts),
    policyReportsModule(parts),
    opsModule(parts),
    platformModule(parts),
    content,
    doctorModule(parts, { ...dependencies.config, ...parts.config }),
    documentsModule(parts, { ...services, content: content.service, companies: companies.service }),
  ];
  domains.push(privacyModule(parts, { ...office, content: content.service, domains: [...domains] }));
  const inbox = inboxModule(parts, { ...office, domains });
  const modules = [...domains, inbox, accountModule(parts, { auth: auth.service, domains: [...domains, inbox] })];
  dependencies.metrics?.add(queueMetrics(parts), app.log);
  for (const { routes, start, prepare, stop, metrics = [] } of modules) {
    routes(app);
    for (const source of metrics) dependencies.metrics?.add(source, app.log);
    if (start) app.addHook('onReady', start);
    if (prepare && dependencies.preparesAhead) prepareSoon(app, prepare);
    if (stop) app.addHook('onClose', stop);
  }
  if (dependencies.mailTransport) doTasks(app, { parts, modules, mailTransport: dependencies.mailTransport });
}

function prepareSoon(app: FastifyInstance, prepare: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => void prepare(), PREPARE_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

function modulePartsOf(app: FastifyInstance, dependencies: Settled): ModuleParts {
  const { database, config, limits = limitsFor(1), lifecycle, clock = () => new Date() } = dependencies;
  const replica = config.databaseReadUrl
    ? openReplica({ url: config.databaseReadUrl, primary: database, log: app.log })
    : undefined;
  if (replica) app.addHook('onClose', () => replica.close());
  dependencies.metrics?.add(poolMetrics(database, replica), app.log);
  return {
    database,
    readDatabase: replica ?? database,
    config: { publicUrl: BRAND.url, officeEmail: BRAND.email, ...config },
    limits,
    openCounts: countsFor(database),
    clock,
    log: app.log,
    lifecycle,
    searchesOnDemand: dependencies.searchesOnDemand,
  };
}

interface Work {
  readonly parts: ModuleParts;
  readonly modules: readonly Module[];
  readonly mailTransport: MailTransport;
}

/** Runs the tasks of all modules while the application is running. */
function doTasks(app: FastifyInstance, { parts, modules, mailTransport }: Work): void {
  const { database, clock, log } = parts;
  const retention = modules.flatMap((module) => module.retention ?? []);
  const jobs = [
    mailCountsJob(database),
    ...retention.map((job) => retentionHousekeeping(database, job)),
    ...modules.flatMap((module) => module.housekeeping ?? []),
  ];
  const kinds = [
    mailTasks(mailTransport),
    writtenMailTasks(mailTransport, Object.assign({}, ...modules.map(({ mails }) => mails))),
    housekeeping({ database, jobs, clock, log }),
    ...modules.flatMap(({ tasks }) => tasks ?? []),
  ];
  const worker = createTaskWorker({ database, kinds, clock, log });
  app.addHook('onReady', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
}
