import {
  FIGURE_KINDS,
  FIGURE_MESSAGES,
  type FigureKind,
  type Figures,
  type FiguresQuery,
  type FigureStep,
  MAX_DAYS_BY_DAY,
  MAX_FIGURE_DAYS,
  RESPONSE_KINDS,
  type ResponseKind,
} from '@kadam/shared/contract/figures';
import type { Database } from '../../db/database';
import { fieldError } from '../../errors';
import { addDays, dayInIndia, daysBetween, mondayOf } from './days';
import { figuresRepository, type Period } from './figures.repository';
import type { EventCounter } from './event-counter';

const DEFAULT_DAYS = 28;
const KINDS: Readonly<Record<string, FigureKind>> = {
  view: 'views',
  application: 'applications',
  enrollment: 'enrollments',
  signup: 'signups',
  check: 'checks',
  message: 'messages',
  inquiry: 'inquiries',
};
const RESPONSES: Readonly<Record<ResponseKind, string>> = {
  applications: 'application_response',
  messages: 'message_response',
  inquiries: 'inquiry_response',
};

interface Parts {
  readonly database: Database;
  readonly events: EventCounter;
  readonly clock: () => Date;
}

export type FiguresService = ReturnType<typeof createFiguresService>;

/**
 * Figures of the office, from counts that are kept when accounts, messages and postings are
 * deleted.
 */
export const createFiguresService = ({ database, events, clock }: Parts) => ({
  /** @throws DomainError INVALID_INPUT for a period that ends before its start, or is too long */
  async read({
    posting = null,
    ...days
  }: Omit<FiguresQuery, 'posting'> & { posting?: string | null | undefined }): Promise<Figures> {
    const period = periodOf(days, dayInIndia(clock()));
    const by = daysBetween(period.from, period.to) > MAX_DAYS_BY_DAY ? 'week' : 'day';
    await events.write();
    const figures = figuresRepository(database);
    const [counts, funnel, postings, times] = await Promise.all([
      figures.steps(period, by),
      figures.funnel(period, posting),
      figures.postings(period, posting),
      figures.responses(period),
    ]);
    const steps = emptySteps(period, by);
    for (const { kind, from, count } of counts) {
      const [step, name] = [steps.get(from), KINDS[kind]];
      if (step && name) step[name] = count;
    }
    const all = [...steps.values()];
    const responses = RESPONSE_KINDS.map((kind) => {
      const found = times.find((row) => row.kind === RESPONSES[kind]);
      return {
        kind,
        received: all.reduce((sum, step) => sum + step[kind], 0),
        responded: found?.responded ?? 0,
        medianMinutes: found?.median ?? null,
        p90Minutes: found?.p90 ?? null,
      };
    });
    return { ...period, by, steps: all, funnel, postings, responses };
  },
});

function periodOf({ from, to }: Pick<FiguresQuery, 'from' | 'to'>, today: string): Period {
  const last = to || today;
  const first = from || addDays(last, 1 - DEFAULT_DAYS);
  if (first > last) throw fieldError('INVALID_INPUT', 'to', FIGURE_MESSAGES.order);
  if (daysBetween(first, last) > MAX_FIGURE_DAYS) throw fieldError('INVALID_INPUT', 'from', FIGURE_MESSAGES.range);
  return { from: first, to: last };
}

type MutableStep = { -readonly [Key in keyof FigureStep]: FigureStep[Key] };

function emptySteps({ from, to }: Period, by: 'day' | 'week'): Map<string, MutableStep> {
  const steps = new Map<string, MutableStep>();
  const first = by === 'week' ? mondayOf(from) : from;
  for (let day = first; day <= to; day = addDays(day, by === 'week' ? 7 : 1))
    steps.set(day, {
      from: day,
      ...(Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0])) as Record<FigureKind, number>),
    });
  return steps;
}
