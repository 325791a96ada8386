import { createCounters, exemptThisMachine } from '../../http/counters';
import type { MetricSource } from '../../metrics';
import type { Module, ModuleParts } from '../module';
import { createParserPool, type ParserPool } from './parser-pool';
import { startParser } from './parser-process';
import { parserProgram } from './parser-program';
import { createResumeClients } from './resume-clients';
import { resumeRoutes } from './resume.routes';
import { createResumeService, type ResumeService } from './resume.service';

export { skillKey, skillsOf } from './resume-skills';
export { namesSkill, skillText, type SkillText } from './skill-text';
export type { ParserPool } from './parser-pool';
export type { ResumeService } from './resume.service';

const MB = 1024 * 1024;
// The memory of a process grows to 265 MB within 600 files, and not further.
const POOL = { atOnce: 2, atOncePerClient: 1, places: 20, placesPerClient: 5, filesPerProcess: 1_000 };
// The slowest of the engine's fixtures takes 0.6 s of processor time.
const LIMITS = {
  cpuMs: 8_000,
  slowCpuMs: 3_000,
  abandonedCpuMs: 1_000,
  stuckMs: 15_000,
  wallMs: 60_000,
  residentBytes: 400 * MB,
};

export const createParsers = (size: Partial<typeof POOL> = {}, limits: Partial<typeof LIMITS> = {}): ParserPool =>
  createParserPool({ ...POOL, ...size }, async () => startParser({ ...LIMITS, ...limits }, await parserProgram()));

interface ResumeOptions {
  /** The module creates and stops its own unless they are given. */
  readonly parsers?: ParserPool | undefined;
  /** Called after each resume check. */
  readonly onCheck: () => void;
}

export function resumeModule(
  { clock, log, limits, openCounts }: ModuleParts,
  { parsers, onCheck }: ResumeOptions,
): Module<ResumeService> {
  const pool = parsers ?? createParsers();
  const service = createResumeService({
    pool,
    clients: createResumeClients(openCounts, limits.resumeOverruns),
    clock,
    log,
  });
  const counters = exemptThisMachine(createCounters(openCounts, 'resume-check', limits.resumeCheck));
  return {
    name: 'resume',
    service,
    routes: (app) => resumeRoutes(app, { resumes: service, counters, onCheck }),
    metrics: [parserMetrics(pool)],
    // If a parser cannot start, the first read throws the error.
    prepare: () => pool.prepare().catch(() => undefined),
    ...(!parsers && { stop: async () => pool.stop() }),
  };
}

const parserMetrics = (pool: ParserPool): MetricSource => ({
  source: 'resume parsers',
  metrics: {
    kadam_parser_processes: {
      help: 'Processes that read resumes: busy, or idle (ready for a file).',
      labels: ['state'],
    },
    kadam_parser_waiting_files: { help: 'Resumes that wait for a process.' },
    kadam_parser_restarts_total: {
      help: 'Processes that a file ended, or slowed down so much that they were replaced.',
      type: 'counter',
    },
  },
  read() {
    const { busy, idle, waiting, restarts } = pool.state();
    return {
      kadam_parser_processes: [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'idle' }, value: idle },
      ],
      kadam_parser_waiting_files: waiting,
      kadam_parser_restarts_total: restarts,
    };
  },
});
