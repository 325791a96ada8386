import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './workspace';

const PASSWORD = { POSTGRES_PASSWORD: 'p@ss/w:rd#1' };

const compose = findCompose();
const name =
  compose || process.env.CI === 'true'
    ? 'docker-compose.yml'
    : 'docker-compose.yml (skipped: no Docker Compose here; on Debian: apt-get install docker-compose)';

(compose || process.env.CI === 'true' ? describe : describe.skip)(name, () => {
  it('is a file that Docker Compose takes', () => {
    expect(runCompose(['config', '-q'], PASSWORD)).toEqual({ code: 0, said: '' });
  });

  it('names the password that is missing', () => {
    const { code, said } = runCompose(['config', '-q'], {});
    expect(code).not.toBe(0);
    expect(said).toContain('Set POSTGRES_PASSWORD to a password of your own.');
  });
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
    // Compose 1, which Debian 12 has, knows the whole format but the name of the project.
    input: compose.isFirst ? file.replace(/^name: .*\n/m, '') : file,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { code: status, said: stdout + stderr };
}
