import { readFileSync, existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isIP } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import { BRAND } from '@kadam/shared/contract/brand';
import { isEmail } from '@kadam/shared/contract/text-rules';

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Port of the metrics for Prometheus; without it there are none. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** Whether a supervisor has passed a shared listening socket (sd_listen_fds(3)). */
  readonly hasSharedSocket: boolean;
  readonly databaseUrl: string | undefined;
  /** A streaming replica for reads of public data; without it they use the primary. */
  readonly databaseReadUrl?: string | undefined;
  readonly dataFolder: string;
  readonly resumeFolder?: string | undefined;
  /**
   * Folder of the released bundles; the API fills in their documents for single jobs and courses.
   */
  readonly bundlesFolder: string;
  readonly environment: 'development' | 'production';
  /** Addresses or networks whose X-Forwarded-For is trusted; loopback always is. */
  readonly trustedProxies: readonly string[];
  /** Origins of other portals whose pages may call the API; none by default. */
  readonly corsOrigins: readonly string[];
  readonly isSeeding: boolean;
  /** Multiplies every request limit; benches raise it. */
  readonly limitFactor: number;
  /** Time between failing readiness checks and closing the last connection, in ms. */
  readonly drainMs: number;
  readonly logLevel: 'silent' | 'warn' | 'info';
  readonly synonymsFile?: string | undefined;
  /** Mail server, `smtp:` or `smtps:`; without it mails are written to files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Recipient of messages from the contact form. */
  readonly officeEmail: string;
  /** Public URL of the portal without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** File with the token that the release guard sends; without it guard requests are rejected. */
  readonly guardToken?: string | undefined;
}

/** The environment is invalid; `message` lists every error. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (error: string) => void;

const REPOSITORY = resolve(__dirname, '../..');

/** Reads the environment once. @throws ConfigError naming every wrong variable */
export function readConfig(env: Environment): Config {
  const errors: string[] = [];
  const report: Report = (error) => errors.push(error);
  const config: Config = {
    host: env.HOST?.trim() || '127.0.0.1',
    port: wholeNumber(env, { name: 'PORT', max: 65_535, fallback: 3001 }, report),
    metrics: metricsAddress(env, report),
    hasSharedSocket: hasSharedSocket(env, report),
    databaseUrl: databaseUrl(env, 'DATABASE_URL', report),
    databaseReadUrl: databaseReadUrl(env, report),
    dataFolder: env.KADAM_DATA?.trim() ? resolve(env.KADAM_DATA.trim()) : join(REPOSITORY, '.data'),
    bundlesFolder: env.KADAM_BUNDLES?.trim() ? resolve(env.KADAM_BUNDLES.trim()) : join(REPOSITORY, '.data', 'bundles'),
    resumeFolder: optionalPath(env.KADAM_RESUME_FILES),
    environment:
      choice(env, { name: 'NODE_ENV', choices: ['development', 'production', 'test'] }, report) === 'production'
        ? 'production'
        : 'development',
    trustedProxies: proxies(env.KADAM_TRUSTED_PROXIES, report),
    corsOrigins: origins(env.KADAM_CORS_ORIGINS, report),
    isSeeding: choice(env, { name: 'KADAM_SEED', choices: ['0', '1'] }, report) === '1',
    limitFactor: wholeNumber(env, { name: 'KADAM_LIMIT_FACTOR', min: 1, max: 1_000_000, fallback: 1 }, report),
    drainMs: wholeNumber(env, { name: 'KADAM_DRAIN_MS', max: 60_000, fallback: 0 }, report),
    logLevel: choice(env, { name: 'KADAM_LOG', choices: ['info', 'warn', 'silent'] }, report),
    synonymsFile: optionalPath(env.KADAM_SYNONYMS),
    smtpUrl: smtpUrl(env.KADAM_SMTP_URL, report),
    officeEmail: officeEmail(env.KADAM_OFFICE_EMAIL, report),
    publicUrl: publicUrl(env.KADAM_PUBLIC_URL, report),
    guardToken: guardToken(env.KADAM_GUARD_TOKEN_FILE, report),
  };
  if (errors.length > 0) throw new ConfigError(errors.join('\n'));
  return config;
}

const optionalPath = (value = '') => (value.trim() ? resolve(value.trim()) : undefined);

interface NumberRule {
  name: string;
  min?: number;
  max: number;
  fallback: number;
}

function wholeNumber(env: Environment, { name, min = 0, max, fallback }: NumberRule, report: Report): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  report(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
  return fallback;
}

interface ChoiceRule<Choice extends string> {
  name: string;
  choices: readonly [Choice, ...Choice[]];
}

function choice<const Choice extends string>(
  env: Environment,
  { name, choices }: ChoiceRule<Choice>,
  report: Report,
): Choice {
  const value = env[name]?.trim();
  const known = choices.find((candidate) => candidate === value);
  if (value && !known) report(`${name} must be ${choices.join(' or ')}, not '${value}'.`);
  return known ?? choices[0];
}

function metricsAddress(env: Environment, report: Report): Config['metrics'] {
  const given = env.KADAM_METRICS_PORT?.trim();
  if (!given) return undefined;
  const port = wholeNumber(env, { name: 'KADAM_METRICS_PORT', max: 65_535, fallback: 0 }, report);
  if (port !== 0 && given === env.PORT?.trim())
    report(`KADAM_METRICS_PORT must be another port than PORT, not '${given}'.`);
  return { host: env.KADAM_METRICS_HOST?.trim() || '127.0.0.1', port };
}

function hasSharedSocket({ LISTEN_FDS: count, LISTEN_PID: pid }: Environment, report: Report): boolean {
  // The environment may be inherited from another process that these variables belong to.
  if (!count || Number(pid) !== process.pid) return false;
  if (count === '1') return true;
  report(`LISTEN_FDS must be 1, one socket that processes share, not '${count}'.`);
  return false;
}

function databaseReadUrl(env: Environment, report: Report): string | undefined {
  const url = databaseUrl(env, 'DATABASE_READ_URL', report);
  if (url && !env.DATABASE_URL?.trim()) report('DATABASE_READ_URL needs DATABASE_URL, the primary of the replica.');
  return url;
}

function databaseUrl(env: Environment, name: 'DATABASE_URL' | 'DATABASE_READ_URL', report: Report): string | undefined {
  const { [name]: value, KADAM_DB_PASSWORD_FILE: file } = env;
  if (!value?.trim()) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The value is not repeated: it may contain a password.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    report(`${name} must look like postgres://user:password@host:5432/database.`);
  if (!url || !file?.trim()) return value.trim();
  const password = readText(file.trim())?.replace(/\r?\n$/, '');
  if (!password)
    report(`KADAM_DB_PASSWORD_FILE must be a file with the password of the database; '${file.trim()}' is none.`);
  url.password = encodeURIComponent(password ?? '');
  return url.href;
}

function smtpUrl(value: string | undefined, report: Report): string | undefined {
  const url = value?.trim();
  if (!url) return undefined;
  const isSmtp = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';
  // The value is not repeated: it may contain a password.
  if (!isSmtp) report('KADAM_SMTP_URL must look like smtps://user:password@mail.example.com:465.');
  return url;
}

function officeEmail(value: string | undefined, report: Report): string {
  const address = value?.trim() || BRAND.email;
  if (!isEmail(address)) report(`KADAM_OFFICE_EMAIL must be an email address, not '${address}'.`);
  return address;
}

function publicUrl(value: string | undefined, report: Report): string {
  const given = value?.trim() || BRAND.url;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  report(`KADAM_PUBLIC_URL must look like https://www.example.com, without a path, not '${given}'.`);
  return BRAND.url;
}

function guardToken(file: string | undefined, report: Report): string | undefined {
  if (!file?.trim()) return undefined;
  const path = file.trim();
  makeGuardToken(path);
  const token = readText(path)?.trim();
  if (token !== undefined && /^[\w-]{32,200}$/.test(token)) return token;
  report(
    `KADAM_GUARD_TOKEN_FILE must be a file with 32 to 200 letters and digits, such as openssl rand -hex 32 writes; '${path}' is none, and none can be made there.`,
  );
  return undefined;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function origins(value: string | undefined, report: Report): string[] {
  const given = (value ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of given) {
    const isOrigin =
      URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin;
    if (!isOrigin) report(`KADAM_CORS_ORIGINS must list origins such as https://www.example.com, not '${origin}'.`);
  }
  return given;
}

function proxies(value: string | undefined, report: Report): string[] {
  const networks = (value ?? '')
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const widest = isIP(address) === 4 ? 32 : 128;
    const isNetwork =
      isIP(address) > 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
    if (!isNetwork)
      report(`KADAM_TRUSTED_PROXIES must list IP addresses or networks, separated by commas, not '${network}'.`);
  }
  return networks;
}

function makeGuardToken(file: string): void {
  if (existsSync(file)) return;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch {
    // Another process created the file first, or it cannot be created; then reading it fails.
  } finally {
    rmSync(draft, { force: true });
  }
}
