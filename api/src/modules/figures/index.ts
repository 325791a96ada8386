import { createCounters } from '../../http/counters';
import { removalJob } from '../../tasks';
import type { Module, ModuleParts } from '../module';
import { figuresRepository } from './figures.repository';
import { figuresRoutes } from './figures.routes';
import { createFiguresService } from './figures.service';
import { createEventCounter, type EventCounter } from './event-counter';

export type { EventCounter } from './event-counter';

const WRITE_EVERY_MS = 5_000;
// Slightly longer than the longest period of figures.
const VIEW_RETENTION_MS = 800 * 24 * 60 * 60_000;

/** The figures of the office; the service counts events that are not stored as rows. */
export function figuresModule({ database, limits, openCounts, clock, log }: ModuleParts): Module<EventCounter> {
  const events = createEventCounter({ database, clock, log });
  const figures = createFiguresService({ database, events, clock });
  const viewCounters = createCounters(openCounts, 'views', limits.views);
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'figures',
    service: events,
    routes: (app) => figuresRoutes(app, { figures, events, viewCounters }),
    housekeeping: [
      removalJob('views of jobs of more than 800 days', VIEW_RETENTION_MS, figuresRepository(database).removeViews),
    ],
    start: async () => {
      timer = setInterval(() => void events.write(), WRITE_EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await events.write();
    },
  };
}
