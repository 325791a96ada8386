import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newClosedDatabase, type ClosedDatabase } from '../testing/engines';
import { describeWithPrometheus, type Prometheus, startPrometheus } from '../testing/prometheus';
import { type ServerProcess, startServer } from '../testing/server-process';
import { until } from '../testing/until';

const DEPLOY = resolve(__dirname, '../../../deploy');
const RULES = join(DEPLOY, 'prometheus/alerts.yml');
/** Longer to measure: KADAM_SCRAPE_SECONDS=300 (docs/server.md, "Metrics"). */
const SCRAPE_SECONDS = Number(process.env.KADAM_SCRAPE_SECONDS ?? 3);
const isMeasurement = process.env.KADAM_SCRAPE_SECONDS !== undefined;
const CLIENTS = isMeasurement ? 8 : 1;
const GUARD = 'g'.repeat(40);
// What a portal without a replica, and with no task that is late, does not have.
const MAY_BE_ABSENT = ['kadam_db_replica_used', 'kadam_task_oldest_due_timestamp_seconds'];

jest.setTimeout((SCRAPE_SECONDS + 120) * 1_000);

describeWithPrometheus('the rules of deploy/prometheus', () => {
  const promtool = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  test('the alert rules and the example configuration are valid', () => {
    for (const words of [
      ['check', 'config', join(DEPLOY, 'prometheus/prometheus.yml')],
      ['check', 'rules', RULES],
    ])
      expect(promtool(...words)).toMatchObject({ status: 0 });
  });

  test('the alerts fire in the expected cases and only then', () => {
    const { status, output } = promtool('test', 'rules', join(DEPLOY, 'prometheus/alerts.test.yml'));
    expect([output, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
  });
});

test('the runbook explains every alert, and every alert is tested', () => {
  const namesIn = (file: string, pattern: RegExp) =>
    new Set([...readFileSync(join(DEPLOY, file), 'utf8').matchAll(pattern)].map(([, name]) => name));
  const alerts = namesIn('prometheus/alerts.yml', /- alert: (\w+)/g);
  expect(alerts.size).toBeGreaterThan(5);
  expect(namesIn('../docs/runbook.md', /^\| `(Kadam\w+)` +\|/gm)).toEqual(alerts);
  expect(namesIn('prometheus/alerts.test.yml', /alertname: (\w+)/g)).toEqual(alerts);
});

describeWithPrometheus('a Prometheus that scrapes the API under load', () => {
  let folder: string;
  let closed: ClosedDatabase;
  let server: ServerProcess;
  let prometheus: Prometheus;

  beforeAll(async () => {
    [folder, closed] = await Promise.all([mkdtemp(join(tmpdir(), 'kadam-prometheus-')), newClosedDatabase()]);
    await writeFile(join(folder, 'token'), GUARD);
    await mkdir(join(folder, 'bundles'));
    await writeFile(join(folder, 'bundles/registry.json'), JSON.stringify(registry()));
    server = await startServer({
      ...closed.environment,
      KADAM_SEED: '1',
      KADAM_METRICS_PORT: '0',
      KADAM_BUNDLES: join(folder, 'bundles'),
      KADAM_GUARD_TOKEN_FILE: join(folder, 'token'),
      // Nothing listens there, so that an email is unsent.
      KADAM_SMTP_URL: 'smtp://127.0.0.1:1',
    });
    const target = `127.0.0.1:${server.metricsPort}`;
    prometheus = await startPrometheus({ folder, rulesFile: RULES, target });
    await load();
  });
  afterAll(async () => {
    await prometheus.stop();
    await server.end('SIGTERM');
    await closed.remove();
    await rm(folder, { recursive: true });
  });

  async function load(): Promise<void> {
    await writeToOffice(server);
    const isEnough = async () => {
      await visit(server);
      const [sample] = await prometheus.query('count_over_time(kadam_guard_last_report_timestamp_seconds[1h])');
      return Number(sample?.value[1] ?? 0) >= SCRAPE_SECONDS;
    };
    await Promise.all(Array.from({ length: CLIENTS }, () => until(isEnough)));
  }

  test('every query of the dashboard returns data, except for metrics that may be absent', async () => {
    const expressions = dashboardExpressions();
    expect(expressions.length).toBeGreaterThan(20);
    const withoutData: string[] = [];
    for (const expression of expressions) {
      const samples = await prometheus.query(expression);
      // A route without a request within the last minute has no percentile.
      const hasData = samples.some(({ value }) => Number.isFinite(Number(value[1])));
      if (!hasData && !MAY_BE_ABSENT.some((name) => expression.includes(name))) withoutData.push(expression);
    }
    expect(withoutData).toEqual([]);
  });

  test('every alert is evaluated without an error on existing metrics, and none is firing', async () => {
    interface Rule {
      readonly name: string;
      readonly query: string;
      readonly health: string;
      readonly state: string;
    }
    await until(async () => (await rules()).every(({ health }) => health !== 'unknown'));
    async function rules(): Promise<readonly Rule[]> {
      const { groups } = await prometheus.get<{ groups: readonly { rules: readonly Rule[] }[] }>('rules');
      return groups.flatMap((group) => group.rules);
    }
    const names = await prometheus.get<readonly string[]>('label/__name__/values');
    for (const { name, query, health, state } of await rules()) {
      // On a busy machine one may be pending.
      expect([name, health]).toEqual([name, 'ok']);
      expect([name, state]).not.toEqual([name, 'firing']);
      await prometheus.query(query);
      const used = query.match(/\b(?:kadam|nodejs|process)_\w+|\bup\b/g) ?? [];
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((metric) => !names.includes(metric) && !MAY_BE_ABSENT.includes(metric))).toEqual([]);
    }
  });

  test('a measurement of scrapes misses no scrape and no source', async () => {
    const numberOf = async (expression: string) => Number((await prometheus.query(expression))[0]?.value[1]);
    const scrapes = await numberOf('count_over_time(up[1h])');
    expect(scrapes).toBeGreaterThanOrEqual(SCRAPE_SECONDS);
    // Beside other tests a scrape may take longer than its limit of a second.
    if (!isMeasurement) return;
    const facts = {
      scrapes,
      failures: await numberOf('sum(kadam_scrape_errors_total)'),
      samples: await numberOf('scrape_samples_scraped'),
      averageSeconds: await numberOf('avg_over_time(scrape_duration_seconds[1h])'),
      longestSeconds: await numberOf('max_over_time(scrape_duration_seconds[1h])'),
      requests: await numberOf('sum(kadam_http_request_duration_seconds_count)'),
      queries: dashboardExpressions().length,
    };
    process.stdout.write(`${JSON.stringify(facts)}\n`);
    expect([facts.failures, await numberOf('min_over_time(up[1h])')]).toEqual([0, 1]);
  });
});

async function writeToOffice({ origin }: ServerProcess): Promise<void> {
  const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', message: 'When are you open?' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${origin}/api/contact`, { method: 'POST', body, headers })).status).toBe(202);
}

async function visit({ origin }: ServerProcess): Promise<void> {
  const get = (path: string, headers = {}) => fetch(`${origin}${path}`, { headers });
  const responses = await Promise.all([
    get('/api/livez'),
    get('/api/courses'),
    get('/api/job/postings?q=nurse'),
    get('/nowhere'),
    get('/api/auth/getprofile'),
    get('/api/telemetry/health', { authorization: `Bearer ${GUARD}` }),
  ]);
  for (const response of responses) await response.arrayBuffer();
}

function registry() {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const change = (action: string, version: string, days: number) => ({ action, version, at: ago(days), why: '' });
  return {
    format: 1,
    sequence: 7,
    updatedAt: ago(1),
    bundles: {
      host: { live: '1.0.0-aaaaaaaa', previous: [], history: [change('publish', '1.0.0-aaaaaaaa', 9)] },
      jobs: {
        live: '1.0.0-bbbbbbbb',
        previous: ['1.1.0-cccccccc'],
        history: [change('publish', '1.1.0-cccccccc', 2), change('rollback', '1.0.0-bbbbbbbb', 1)],
      },
    },
    keys: [{ publicKey: 'k' }],
    teams: [{ team: 'growth', publicKey: 't', remotes: ['news'], until: ago(-200) }],
  };
}

/** Its queries, with the variables of Grafana as Grafana fills them in. */
function dashboardExpressions(): string[] {
  interface Panel {
    readonly targets?: readonly { readonly expr: string }[];
  }
  const { panels } = JSON.parse(readFileSync(join(DEPLOY, 'grafana/kadam.json'), 'utf8')) as { panels: Panel[] };
  return panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expr) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'));
}
