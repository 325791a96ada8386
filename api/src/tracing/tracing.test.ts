import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { newClosedDatabase } from '../testing/engines';
import { send, startServerFromModules } from '../testing/server-process';
import { until } from '../testing/until';
import { withoutMessages } from './without-messages';

jest.setTimeout(120_000);

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Receives spans as a collector does, by OTLP over HTTP with JSON. */
async function startCollector() {
  const received: Traces[] = [];
  const texts: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request);
    texts.push(text);
    received.push(JSON.parse(text) as Traces);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resources: () => received.flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource)),
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    text: () => texts.join(),
  };
}

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  test("requests and their statements are spans of the proxy's trace, without user input", async () => {
    const collector = await startCollector();
    const closed = await newClosedDatabase();
    ends.push(() => closed.remove());
    const server = await startServerFromModules({
      ...closed.environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_SERVICE_NAME: 'kadam-staging',
    });
    ends.push(() => server.child.kill('SIGKILL'));
    const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;
    const body = JSON.stringify({ email: 'asha@example.in', password: 'monsoon-clouds' });
    const headers = { traceparent, 'content-type': 'application/json' };
    expect((await fetch(`${server.origin}/api/auth/login?next=secret`, { method: 'POST', headers, body })).status).toBe(
      401,
    );
    expect((await send(server, '/courses/secret')).status).toBe(400);
    // What is left is sent before the process ends.
    expect(await server.end('SIGTERM')).toBe(0);

    const login = collector.spans().find(({ name }) => name === 'POST /api/auth/login');
    expect(login).toMatchObject({ traceId: TRACE_ID, parentSpanId: PARENT_ID });
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === login?.spanId);
    expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^pg\.query:SELECT/));
    expect(statements.map(({ traceId }) => traceId)).toEqual(statements.map(() => TRACE_ID));
    expect(collector.spans().map(({ name }) => name)).toContain('GET /api/courses/:id');
    expect(collector.resources()[0]?.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'kadam-staging' },
    });
    expect(collector.text()).not.toMatch(/secret|asha@|monsoon/);
  });

  test('a collector that does not respond delays neither requests nor shutdown', async () => {
    const collector = createServer(() => undefined);
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    ends.push(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const closed = await newClosedDatabase();
    ends.push(() => closed.remove());
    const server = await startServerFromModules({
      ...closed.environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    expect((await send(server, '/livez')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test('messages of errors are not exported', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(withoutMessages(exporter))] });
  const span = provider.getTracer('test').startSpan('insert');
  span.recordException(new Error('Key (email)=(asha@example.in) already exists.'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'Key (email)=(asha@example.in) already exists.' });
  span.end();
  await until(async () => exporter.getFinishedSpans().length > 0);
  const [exported] = exporter.getFinishedSpans();
  expect(exported).toMatchObject({ name: 'insert', status: { code: SpanStatusCode.ERROR }, events: [] });
  expect(exported?.status).not.toHaveProperty('message');
  expect(exported?.spanContext()).toEqual(span.spanContext());
});
