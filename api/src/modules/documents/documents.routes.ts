import { Readable } from 'node:stream';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import { id } from '@kadam/shared/contract/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientKey } from '../../http/client-key';
import { type Counters, tooManyRequests } from '../../http/counters';
import type { DocumentsService, MadeDocument } from './documents.service';

/** Path for the servers in front; not part of the contract, because documents are for people. */
export const DOCUMENTS_BASE = `${API_BASE}/documents`;

// nginx caches for this time: changes become visible soon, and crawlers cause little load.
const CACHE_SECONDS = { document: 10, sitemap: 600, feed: 600, wholeFeed: 3_600 };

interface Parts {
  readonly documents: DocumentsService;
  readonly feedCounters: Counters;
}

export function documentsRoutes(app: FastifyInstance, { documents, feedCounters }: Parts): void {
  const items = { jobs: documents.job, courses: documents.course };
  for (const [route, item] of Object.entries(items))
    app.get<{ Params: { id: string }; Querystring: { cohort?: unknown } }>(
      `${DOCUMENTS_BASE}/${route}/:id`,
      OUTSIDE_CONTRACT,
      async ({ params, query }, reply) => {
        const requests = id.safeParse(params.id).success ? params.id : NO_ID;
        return send(reply, await item(requests, query.cohort === 'canary' ? 'canary' : 'live'));
      },
    );
  app.get<{ Params: { slug: string }; Querystring: { cohort?: unknown } }>(
    `${DOCUMENTS_BASE}/companies/:slug`,
    OUTSIDE_CONTRACT,
    async ({ params, query }, reply) =>
      send(reply, await documents.company(params.slug, query.cohort === 'canary' ? 'canary' : 'live')),
  );
  app.get<{ Querystring: { cohort?: unknown } }>(`${DOCUMENTS_BASE}/jobs`, OUTSIDE_CONTRACT, async ({ query }, reply) =>
    send(reply, await documents.jobList(query.cohort === 'canary' ? 'canary' : 'live')),
  );
  app.get<{ Params: { '*': string }; Querystring: { cohort?: unknown } }>(
    `${DOCUMENTS_BASE}/page/*`,
    OUTSIDE_CONTRACT,
    async ({ params, query }, reply) => {
      const html = await documents.page(`/${params['*']}`, query.cohort === 'canary' ? 'canary' : 'live');
      // The server in front sends the composed document instead, and retries after this time.
      if (html === undefined) return reply.code(404).header('x-accel-expires', CACHE_SECONDS.document).send();
      return send(reply, { status: 200, html });
    },
  );
  app.get(`${DOCUMENTS_BASE}/sitemap.xml`, OUTSIDE_CONTRACT, async (_request, reply) =>
    sendMap(reply, await documents.sitemap()),
  );
  app.get<{ Params: { part: string } }>(
    `${DOCUMENTS_BASE}/sitemap-:part(^[1-9]\\d{0,3}$).xml`,
    OUTSIDE_CONTRACT,
    async ({ params }, reply) => sendMap(reply, await documents.sitemapPart(Number(params.part))),
  );
  app.get(`${DOCUMENTS_BASE}/feeds/jobs.rss`, OUTSIDE_CONTRACT, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/rss+xml; charset=utf-8', 'x-accel-expires': CACHE_SECONDS.feed })
      .send(await documents.newestFeed()),
  );
  // Without an ETag, because computing it needs the whole response at once.
  app.get(`${DOCUMENTS_BASE}/feeds/jobs.xml`, { schema: { hide: true } }, async (request, reply) => {
    const waitMs = await feedCounters.take(clientKey(request));
    if (waitMs !== undefined) throw tooManyRequests(waitMs);
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'x-accel-expires': CACHE_SECONDS.wholeFeed })
      .send(Readable.from(documents.indeedFeed()));
  });
}

const OUTSIDE_CONTRACT = { schema: { hide: true }, config: { isRevalidated: true } };

// No item has this id; invalid ids are handled like unknown ones.
const NO_ID = '00000000-0000-0000-0000-000000000000';

function send(reply: FastifyReply, made: MadeDocument): FastifyReply {
  void reply.header('x-accel-expires', CACHE_SECONDS.document);
  if (made.status === 301) return reply.redirect(made.location, 301);
  return reply.code(made.status).header('content-type', 'text/html; charset=utf-8').send(made.html);
}

const sendMap = (reply: FastifyReply, xml: string) =>
  reply
    .headers({ 'content-type': 'application/xml; charset=utf-8', 'x-accel-expires': CACHE_SECONDS.sitemap })
    .send(xml);
