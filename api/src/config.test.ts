import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BRAND } from '@kadam/shared/contract/brand';
import { ConfigError, readConfig } from './config';

test('the defaults are this machine, port 3001, the embedded database and no sample data', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3001,
    hasSharedSocket: false,
    databaseUrl: undefined,
    dataFolder: join(resolve(__dirname, '../..'), '.data'),
    bundlesFolder: join(resolve(__dirname, '../..'), '.data', 'bundles'),
    environment: 'development',
    trustedProxies: [],
    corsOrigins: [],
    isSeeding: false,
    limitFactor: 1,
    drainMs: 0,
    logLevel: 'info',
    smtpUrl: undefined,
    officeEmail: BRAND.email,
    publicUrl: BRAND.url,
  });
});

test('every variable is read', () => {
  const config = readConfig({
    PORT: '0',
    KADAM_METRICS_PORT: '9464',
    KADAM_METRICS_HOST: '10.0.0.3',
    LISTEN_FDS: '1',
    LISTEN_PID: String(process.pid),
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://a:b@db/kadam',
    DATABASE_READ_URL: 'postgres://a:b@replica/kadam',
    KADAM_DATA: '/var/lib/kadam',
    KADAM_BUNDLES: '/var/lib/bundles',
    NODE_ENV: 'production',
    KADAM_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 192.0.2.7',
    KADAM_CORS_ORIGINS: 'https://www.portal.example, http://127.0.0.1:8080',
    KADAM_SEED: '1',
    KADAM_LIMIT_FACTOR: '50',
    KADAM_DRAIN_MS: '3000',
    KADAM_LOG: 'silent',
    KADAM_SYNONYMS: '/etc/kadam/synonyms.txt',
    KADAM_SMTP_URL: 'smtps://kadam:secret@mail.example.com:465',
    KADAM_OFFICE_EMAIL: 'office@example.com',
    KADAM_RESUME_FILES: '/var/lib/resumes',
    KADAM_PUBLIC_URL: 'https://www.example.com/',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 0,
    metrics: { host: '10.0.0.3', port: 9464 },
    hasSharedSocket: true,
    databaseUrl: 'postgres://a:b@db/kadam',
    databaseReadUrl: 'postgres://a:b@replica/kadam',
    dataFolder: '/var/lib/kadam',
    bundlesFolder: '/var/lib/bundles',
    environment: 'production',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    corsOrigins: ['https://www.portal.example', 'http://127.0.0.1:8080'],
    isSeeding: true,
    limitFactor: 50,
    drainMs: 3000,
    logLevel: 'silent',
    synonymsFile: '/etc/kadam/synonyms.txt',
    smtpUrl: 'smtps://kadam:secret@mail.example.com:465',
    officeEmail: 'office@example.com',
    resumeFolder: '/var/lib/resumes',
    publicUrl: 'https://www.example.com',
  });
});

test('all errors are reported together, each with its variable and without passwords', () => {
  const read = () =>
    readConfig({
      PORT: 'http',
      DATABASE_URL: 'mysql://root:hunter2@db/kadam',
      NODE_ENV: 'prod',
      KADAM_TRUSTED_PROXIES: '10.0.0.0/40',
      KADAM_CORS_ORIGINS: '*',
      KADAM_SEED: 'no',
      KADAM_SMTP_URL: 'http://kadam:hunter2@mail.example.com',
      KADAM_OFFICE_EMAIL: 'office',
      KADAM_PUBLIC_URL: 'https://www.example.com/portal',
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      "PORT must be a whole number from 0 to 65535, not 'http'.",
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      "NODE_ENV must be development or production or test, not 'prod'.",
      "KADAM_TRUSTED_PROXIES must list IP addresses or networks, separated by commas, not '10.0.0.0/40'.",
      "KADAM_CORS_ORIGINS must list origins such as https://www.example.com, not '*'.",
      "KADAM_SEED must be 0 or 1, not 'no'.",
      'KADAM_SMTP_URL must look like smtps://user:password@mail.example.com:465.',
      "KADAM_OFFICE_EMAIL must be an email address, not 'office'.",
      "KADAM_PUBLIC_URL must look like https://www.example.com, without a path, not 'https://www.example.com/portal'.",
    ].join('\n'),
  );
});

describe('files that hold a secret', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kadam-config-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(['p@ss/w:rd#1', '100%41?&', ' a b\\"\'$'])(
    'the database password %j is read unchanged from its file',
    (password) => {
      const file = join(folder, 'password');
      writeFileSync(file, `${password}\n`);
      const { databaseUrl = '' } = readConfig({
        DATABASE_URL: 'postgres://kadam@db:5432/kadam',
        KADAM_DB_PASSWORD_FILE: file,
      });
      const { hostname, username, password: given } = new URL(databaseUrl);
      expect([hostname, username, decodeURIComponent(given)]).toEqual(['db', 'kadam', password]);
    },
  );

  test('a file without a password, and an invalid token, are reported by name', () => {
    const file = join(folder, 'empty');
    writeFileSync(file, '\n');
    const env = {
      DATABASE_URL: 'postgres://kadam@db/kadam',
      KADAM_DB_PASSWORD_FILE: file,
      KADAM_GUARD_TOKEN_FILE: file,
    };
    const read = () => readConfig(env);
    expect(read).toThrow(`KADAM_DB_PASSWORD_FILE must be a file with the password of the database; '${file}' is none.`);
    expect(read).toThrow(`'${file}' is none, and none can be made there.`);
    expect(() => readConfig({ KADAM_GUARD_TOKEN_FILE: join(folder, 'none/token') })).toThrow('KADAM_GUARD_TOKEN_FILE');
  });

  test('the token of the guard is created once and readable only by its owner', () => {
    const file = join(folder, 'guard.token');
    const { guardToken } = readConfig({ KADAM_GUARD_TOKEN_FILE: file });
    expect(guardToken).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(file, 'utf8')).toBe(`${guardToken}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ KADAM_GUARD_TOKEN_FILE: file }).guardToken).toBe(guardToken);
  });
});

test('metrics have a separate port', () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ KADAM_METRICS_PORT: '9464' })()).toMatchObject({ metrics: { host: '127.0.0.1', port: 9464 } });
  expect(read({ KADAM_METRICS_PORT: '13001x' })).toThrow(
    "KADAM_METRICS_PORT must be a whole number from 0 to 65535, not '13001x'.",
  );
  expect(read({ PORT: '3002', KADAM_METRICS_PORT: '3002' })).toThrow(
    "KADAM_METRICS_PORT must be another port than PORT, not '3002'.",
  );
});

test('a replica requires the URL of its primary', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://a:b@replica/kadam' })).toThrow(
    'DATABASE_READ_URL needs DATABASE_URL, the primary of the replica.',
  );
});
