import { createCounters, sparingThisMachine } from '../../http/counters';
import type { Module, ModuleParts } from '../module';
import { createParserPool } from './parser-pool';
import { startParser } from './parser-process';
import { parserProgram } from './parser-program';
import { resumeRoutes } from './resume.routes';
import { createResumeService, type ResumeService } from './resume.service';

export { skillKey, skillsOf } from './resume-skills';
export type { ResumeService } from './resume.service';

const MB = 1024 * 1024;
const SIZE = { atOnce: 2, places: 20, filesPerProcess: 50 };
const LIMITS = { wallMs: 15_000, residentBytes: 400 * MB };

export function resumeModule({ clock, log, limits, openCounts }: ModuleParts): Module<ResumeService> {
  const pool = createParserPool(SIZE, async () => startParser(LIMITS, await parserProgram()));
  const service = createResumeService({ pool, clock, log });
  const counters = sparingThisMachine(createCounters(openCounts, 'resume-check', limits.resumeCheck));
  return {
    name: 'resume',
    service,
    routes: (app) => resumeRoutes(app, service, counters),
    // A parser that cannot be started is told to whoever asks first.
    prepare: () => pool.prepare().catch(() => undefined),
    stop: async () => pool.stop(),
  };
}
