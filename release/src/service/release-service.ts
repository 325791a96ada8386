import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from '@kadam/shared/contract/schema';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { publishArchive } from '../operations/publish-archive';
import type { PublishOutcome } from '../operations/publish-outcome';
import { rollback } from '../operations/rollback';
import { readStatus } from '../operations/status';
import { loadRegistry } from '../registry/registry-file';
import { assertGranted, grantsOf, NotGrantedError } from '../registry/team-grants';
import { ReleaseError } from '../release-error';
import { teamOf } from './tokens';

/** A release has fewer than 10 MB. */
const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;
/** Pages are mounted while the client waits. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const RETRY_AFTER_SECONDS = 60;

/** `bundlesFolder` is absolute. `areMounted` is for tests that need no browser. */
export interface ReleaseServiceOptions {
  readonly bundlesFolder: string;
  readonly areMounted?: boolean;
  readonly logger?: boolean;
}

/**
 * What the service responds to every request, as JSON; `message` alone for `Accept: text/plain`.
 */
interface Verdict {
  readonly ok: boolean;
  readonly message: string;
  /** Of an accepted release. */
  readonly remote?: string;
  readonly version?: string;
  readonly isUnchanged?: boolean;
}

class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

type RemoteRequest = FastifyRequest<{ Params: { remote: string } }>;

const rollbackBody = z.strictObject({ version: z.optional(z.string()), reason: z.optional(z.string()) });

/**
 * Lets teams release their remotes over HTTP, with the operations of the command line. A request
 * needs the team's token; an upload also a signature of its bytes with a key that was granted. The
 * caller calls `listen`.
 *
 * @example
 * curl --data-binary @upload.tar.gz -H 'Content-Type: application/gzip' \
 *   -H "Authorization: Bearer $TOKEN" -H "Kadam-Signature: $SIGNATURE" https://…/releases/news
 */
export function createReleaseService({ bundlesFolder, areMounted = true, logger = false }: ReleaseServiceOptions) {
  const app = Fastify({ logger, bodyLimit: 64 * 1024, requestTimeout: REQUEST_TIMEOUT_MS });
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) => sendError(error as Error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    send(request, reply.code(404), { ok: false, message: 'There is no such address. See docs/runbook.md.' }),
  );

  app.post('/releases/:remote', async (request: RemoteRequest, reply) => {
    const team = await authorize(request);
    const { remote } = request.params;
    const signature = request.headers['kadam-signature'];
    if (typeof signature !== 'string')
      throw new HttpError(
        400,
        'The header Kadam-Signature is missing: the base64 of an Ed25519 signature of the archive.',
      );
    if (request.headers['content-type'] !== 'application/gzip')
      throw new HttpError(415, 'Send the archive as Content-Type: application/gzip.');
    assertSize(request);
    const outcome = await withUpload(request.body as Readable, (file) =>
      publishArchive({ bundlesFolder, areMounted, team, remote, signature, file, why: reasonOf(request) }),
    );
    return sendOutcome(request, reply, outcome);
  });

  app.post('/releases/:remote/rollback', async (request: RemoteRequest, reply) => {
    const team = await authorize(request);
    const body = rollbackBody.safeParse(request.body ?? {});
    if (!body.success) throw new HttpError(400, 'Send {"version": "…", "reason": "…"}; both may be left out.');
    const { version, reason = 'rolled back by its team' } = body.data;
    const options = { bundlesFolder, who: team, why: reason, ...(version !== undefined && { version }) };
    const { bundle, from, to } = await rollback(request.params.remote, options);
    return send(request, reply, {
      ok: true,
      message: `${bundle}: ${to} is live instead of ${from}`,
      remote: bundle,
      version: to,
    });
  });

  app.get('/status', async (request, reply) => {
    const team = await authenticate(request);
    const remotes = grantsOf(await loadRegistry(bundlesFolder)).flatMap((grant) =>
      grant.team === team ? grant.remotes : [],
    );
    const { bundles } = await readStatus({ bundlesFolder });
    return reply.send({ ok: true, remotes: bundles.filter(({ bundle }) => remotes.includes(bundle)) });
  });

  async function authenticate({ headers }: FastifyRequest): Promise<string> {
    const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const team = token === undefined ? undefined : await teamOf(bundlesFolder, token);
    if (team !== undefined) return team;
    throw new HttpError(
      401,
      'Send the token of your team: Authorization: Bearer …. An operator makes one: release teams token <team>.',
    );
  }

  async function authorize(request: RemoteRequest): Promise<string> {
    const team = await authenticate(request);
    assertGranted(await loadRegistry(bundlesFolder), { team, remote: request.params.remote });
    return team;
  }

  return app as unknown as FastifyInstance;
}

function reasonOf({ query }: FastifyRequest): string | undefined {
  const { reason } = query as { reason?: unknown };
  return typeof reason === 'string' ? reason : undefined;
}

function assertSize({ headers }: FastifyRequest): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'The header Content-Length is missing.');
  if (Number(length) > MAX_UPLOAD_BYTES)
    throw new HttpError(413, `The archive is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`);
}

async function withUpload<Result>(body: Readable, work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-archive-'));
  const file = join(folder, 'upload.tar.gz');
  try {
    await pipeline(body, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Status codes of outcomes that leave the site as it was. */
const REJECTED = { rejected: 422, held: 409, undecided: 503 };

function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: PublishOutcome): FastifyReply {
  if ('message' in outcome) {
    if (outcome.status === 'undecided') reply.header('Retry-After', RETRY_AFTER_SECONDS);
    return send(request, reply.code(REJECTED[outcome.status]), { ok: false, message: outcome.message });
  }
  const { bundle: remote, version } = outcome;
  const isUnchanged = outcome.status === 'unchanged';
  const message = `${remote}: ${version} is live${isUnchanged ? ' already' : ''}`;
  return send(request, reply, { ok: true, message, remote, version, isUnchanged });
}

function sendError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = statusOf(error);
  if (code === 500) request.log.error(error);
  const message =
    code === 500 ? 'The service failed; its log has the cause. What is live did not change.' : error.message;
  return send(request, reply.code(code), { ok: false, message });
}

function statusOf(error: Error & { statusCode?: number }): number {
  if (error instanceof NotGrantedError) return 403;
  if (error instanceof ReleaseError) return 422;
  return error.statusCode ?? 500;
}

function send({ headers }: FastifyRequest, reply: FastifyReply, verdict: Verdict): FastifyReply {
  if (headers.accept === 'text/plain') return reply.type('text/plain; charset=utf-8').send(`${verdict.message}\n`);
  return reply.send(verdict);
}
