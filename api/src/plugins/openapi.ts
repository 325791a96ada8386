import { API_BASE, type Upload } from '@kadam/shared/contract/endpoint';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const OPENAPI_PATH = `${API_BASE}/openapi.json`;
const DOCS_PATH = `${API_BASE}/docs`;

// The page is a third-party program: it may use inline styles, but nothing else.
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const IDEMPOTENCY_HEADER = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: 'Repeat a call with the same key to get the first response again instead of acting twice',
    },
  },
};

const NOT_MODIFIED = { type: 'null', description: 'The caller still has it: If-None-Match names its ETag' };

function formWith({ field, suffixes, maxBytes }: Upload, textFields: unknown) {
  const { properties, required = [] }: { properties?: object; required?: string[] } = Object(textFields);
  const description = `${suffixes.join(', ')}; at most ${maxBytes} bytes`;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  return {
    consumes: ['multipart/form-data'],
    body: { type: 'object', required: [...required, field], properties: { ...properties, [field]: file } },
  };
}

/** OpenAPI 3.1 at `/api/openapi.json`, with an interactive page at `/api/docs`. */
export const openapi = fp(async (app: FastifyInstance, { version }: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kadam API',
        version,
        description: 'Every failed call returns { success: false, message, code }.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const { isRepeatableByKey, isRevalidated, upload } = route.route.config ?? {};
      return {
        url,
        schema: {
          ...schema,
          ...(upload && formWith(upload, schema?.body)),
          ...(isRepeatableByKey && { headers: IDEMPOTENCY_HEADER }),
          ...(isRevalidated && { response: { ...Object(schema.response), 304: NOT_MODIFIED } }),
        },
      };
    },
  });
  app.get(OPENAPI_PATH, { schema: { hide: true }, config: { isRevalidated: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: DOCS_POLICY,
    theme: { title: 'Kadam API' },
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, persistAuthorization: false },
  });
});
