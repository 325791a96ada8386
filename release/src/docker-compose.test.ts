import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './workspace';

const PASSWORD = 'p@ss/w:rd#1';

const compose = findCompose();
const name =
  compose || process.env.CI === 'true'
    ? 'docker-compose.yml'
    : 'docker-compose.yml (skipped: no Docker Compose here; on Debian: apt-get install docker-compose)';

(compose || process.env.CI === 'true' ? describe : describe.skip)(name, () => {
  it('is valid with and without a password', () => {
    expect(runCompose(['config', '-q'], { POSTGRES_PASSWORD: PASSWORD })).toMatchObject({ code: 0, output: '' });
    expect(runCompose(['config', '-q'], {})).toMatchObject({ code: 0, output: '' });
  });

  it('does not show the password in its configuration', () => {
    const { text } = runCompose(['config'], { POSTGRES_PASSWORD: PASSWORD });
    expect(text).toContain('postgres://kadam@db:5432/kadam');
    expect(text).not.toContain(PASSWORD);
  });

  it('checks that the guard, nginx and the backup are alive', () => {
    const { text } = runCompose(['config'], { POSTGRES_PASSWORD: PASSWORD });
    expect(text).toContain('find /tmp/alive -mmin -5');
    expect(text).toMatch(/find \/backups -name "?kadam-/);
    expect(text.match(/healthcheck:/g)).toHaveLength(5);
  });

  it('publishes no port but that of nginx, so that metrics stay inside', () => {
    const { text } = runCompose(['config'], { POSTGRES_PASSWORD: PASSWORD });
    expect(text).toMatch(/KADAM_METRICS_PORT: '?"?9464/);
    expect(text.match(/^ +ports:$/gm)).toHaveLength(1);
  });

  it('listens on localhost only with the .env of the runbook', () => {
    expect(runCompose(['config'], { KADAM_BIND: '127.0.0.1' }).text).toMatch(
      /127\.0\.0\.1:8080:8080|host_ip: 127\.0\.0\.1/,
    );
    expect(runCompose(['config'], {}).text).toMatch(/0\.0\.0\.0:8080:8080|host_ip: 0\.0\.0\.0/);
  });
});

test('the backup has the pg_dump of the server, and the API one image that can be promoted', () => {
  const [compose, dockerfile] = ['docker-compose.yml', 'Dockerfile'].map((file) =>
    readFileSync(join(REPOSITORY, file), 'utf8'),
  );
  const [image] = /postgres:[^\s@]+/.exec(compose ?? '') ?? [];
  expect(dockerfile).toContain(`FROM ${image} AS backup\n`);
  expect(compose?.match(/^ +target: api$/gm)).toHaveLength(1);
  expect(compose).toContain('image: ${KADAM_API_IMAGE:-kadam-api:local}');
});

test('npm run rehearse explains that Docker is missing', () => {
  const command = [join(REPOSITORY, 'scripts/rehearse.mjs'), '--compose'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH: '/nowhere' } });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^Docker is not running here, or is without Compose 2, so docker-compose.yml cannot be run/,
  );
});

interface Compose {
  readonly command: readonly [string, ...string[]];
  readonly isFirst: boolean;
}

function findCompose(): Compose | undefined {
  const candidates = [['docker', 'compose'], ['docker-compose']] as const;
  for (const command of candidates) {
    const { status, stdout } = spawnSync(command[0], [...command.slice(1), 'version', '--short'], { encoding: 'utf8' });
    if (status === 0) return { command: [...command], isFirst: stdout.startsWith('1.') };
  }
  return undefined;
}

function runCompose(args: readonly string[], env: Readonly<Record<string, string>>) {
  if (!compose) throw new Error('Docker Compose is not installed: apt-get install docker-compose');
  const [program, ...first] = compose.command;
  const file = readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
  const { status, stdout, stderr } = spawnSync(program, [...first, '--project-directory', '.', '-f', '-', ...args], {
    cwd: REPOSITORY,
    input: compose.isFirst ? asFirst(file) : file,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { code: status, output: stdout + stderr, text: stdout };
}

// Compose 1, which Debian 12 has, knows the whole format but the name of the project, `:+` and
// secrets out of the environment.
const asFirst = (file: string) =>
  file
    .replace(/^name: .*\n/m, '')
    .replace('${POSTGRES_PASSWORD:+yes}', 'yes')
    .replace(/^( +)environment: POSTGRES_PASSWORD$/m, '$1file: ./package.json');
