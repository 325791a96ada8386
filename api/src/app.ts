import { BRAND } from '@kadam/shared/contract/brand';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { limitsFor, type Limits } from './limits';
import { applicationsRepository, applicationsRoutes, createApplicationsService } from './modules/applications';
import {
  authRoutes,
  createAuthService,
  createLoginThrottle,
  createPasswords,
  sessionsRepository,
} from './modules/auth';
import { composedDocuments, createDocumentsService, documentsRoutes } from './modules/documents';
import { createEnrolmentsService, enrolmentsRepository, enrolmentsRoutes } from './modules/enrolments';
import { createJobsService, indexedJobSearch, jobsRepository, jobsRoutes, sqlJobSearch } from './modules/jobs';
import { createCatalogue, createLearningService, learningRepository, learningRoutes } from './modules/learning';
import {
  contactRepository,
  createContactService,
  createNewsletterService,
  marketingRoutes,
  newsletterRepository,
} from './modules/marketing';
import { createMembersService, membersRepository, membersRoutes } from './modules/members';
import { createPlatformService, type Lifecycle, platformRepository, platformRoutes } from './modules/platform';
import { createSavedJobsService, savedJobsRepository, savedJobsRoutes } from './modules/saved-jobs';
import { createOutboxWorker, type MailTransport } from './outbox';
import { authentication } from './plugins/authentication';
import { answerClientError } from './plugins/client-errors';
import { createCounters } from './plugins/counters';
import { answerError, errorAnswers } from './plugins/error-answers';
import { etags } from './plugins/etags';
import { headers, requestId, SECURITY_HEADERS } from './plugins/headers';
import { openapi } from './plugins/openapi';
import { describeError, requestLog } from './plugins/request-log';
import { served } from './plugins/served';
import { strictInput } from './plugins/strict-input';
import { typeProvider } from './plugins/type-provider';
import { version } from '../package.json';

export interface Dependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'environment' | 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Config, 'publicUrl' | 'officeEmail' | 'bundlesFolder'>>;
  /** Who takes mails out of the house; without it they wait in the outbox. */
  readonly mailTransport?: MailTransport;
  readonly limits?: Limits;
  readonly clock?: () => Date;
  readonly lifecycle?: Lifecycle;
  /** Who answers the job search; SQL unless said, which sees every write at once. */
  readonly jobSearch?: Config['jobSearch'];
}

const BODY_BYTES = 64 * 1024;
const HANDLER_MS = 20_000;
const BODY_MS = 15_000;
const HEADERS_MS = 10_000;
// Longer than nginx keeps an idle connection to us, so that it is never closed under a request.
const KEEP_ALIVE_MS = 75_000;

/** The whole application as a function of what it stands on. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: describeError }, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: ['loopback', ...config.trustedProxies],
    bodyLimit: BODY_BYTES,
    handlerTimeout: HANDLER_MS,
    requestTimeout: BODY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // While draining, requests on open connections are still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: BODY_BYTES },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
    clientErrorHandler: answerClientError,
  });
  app.server.headersTimeout = HEADERS_MS;

  await app.register(served);
  await app.register(requestLog);
  await app.register(headers);
  await app.register(errorAnswers);
  await app.register(typeProvider);
  await app.register(strictInput);
  await app.register(etags);
  await app.register(openapi, { version });
  const wakeOutbox = sendMails(app, dependencies);
  await registerModules(app, { ...dependencies, wakeOutbox });
  return app;
}

/** Sends what is in the outbox as long as the application runs; answers how to tell it of a new mail. */
function sendMails(app: FastifyInstance, { database, mailTransport, clock = () => new Date() }: Dependencies) {
  if (!mailTransport) return () => undefined;
  const worker = createOutboxWorker({ database, transport: mailTransport, clock, log: app.log });
  app.addHook('onReady', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  return worker.wake;
}

interface ModuleParts extends Dependencies {
  readonly wakeOutbox: () => void;
}

async function registerModules(app: FastifyInstance, parts: ModuleParts): Promise<void> {
  const {
    database,
    config,
    limits = limitsFor(1),
    clock = () => new Date(),
    lifecycle = { isDraining: false },
    jobSearch = 'sql',
    wakeOutbox,
  } = parts;
  const passwords = createPasswords();
  await passwords.warmUp();

  const members = createMembersService(membersRepository(database), clock);
  const auth = createAuthService({
    members,
    sessions: sessionsRepository(database),
    passwords,
    throttle: createLoginThrottle(limits.login, clock),
    clock,
  });
  const search = (jobSearch === 'index' ? indexedJobSearch : sqlJobSearch)({ database, log: app.log });
  app.addHook('onReady', search.start);
  app.addHook('onClose', search.stop);
  const jobs = createJobsService(jobsRepository(database), search.answers);
  const applications = createApplicationsService({ applications: applicationsRepository(database), jobs, clock });
  const saved = createSavedJobsService({ saved: savedJobsRepository(database), jobs, clock });
  const courses = learningRepository(database);
  const learning = createLearningService(courses);
  const enrolments = createEnrolmentsService({
    enrolments: enrolmentsRepository(database),
    learning,
    publicUrl: config.publicUrl ?? BRAND.url,
    clock,
    wakeOutbox,
  });
  const contact = createContactService({
    contacts: contactRepository(database),
    office: { name: BRAND.name, address: config.officeEmail ?? BRAND.email },
    counters: createCounters(limits.contact, clock),
    clock,
    wakeOutbox,
  });
  const newsletter = createNewsletterService({
    newsletter: newsletterRepository(database),
    publicUrl: config.publicUrl ?? BRAND.url,
    counters: createCounters(limits.newsletter, clock),
    clock,
    wakeOutbox,
  });
  const platform = createPlatformService({
    database: platformRepository(database),
    lifecycle,
    environment: config.environment,
  });

  const profileChanges = createCounters(limits.profile, clock);
  await app.register(authentication, { authenticate: auth.authenticate });
  authRoutes(app, { auth, members, signups: createCounters(limits.signup, clock), profileChanges });
  membersRoutes(app, members, profileChanges);
  jobsRoutes(app, jobs);
  applicationsRoutes(app, applications, createCounters(limits.apply, clock));
  savedJobsRoutes(app, saved, createCounters(limits.saveJobs, clock));
  learningRoutes(app, learning, createCatalogue(courses, clock));
  enrolmentsRoutes(app, enrolments, createCounters(limits.enrol, clock));
  marketingRoutes(app, { contact, newsletter });
  platformRoutes(app, platform);
  if (config.bundlesFolder) {
    const composed = composedDocuments(config.bundlesFolder);
    const publicUrl = config.publicUrl ?? BRAND.url;
    documentsRoutes(app, createDocumentsService({ composed, jobs, learning, publicUrl }));
  }
}
