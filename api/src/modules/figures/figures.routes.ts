import { getFigures } from '@kadam/shared/contract/figures';
import { countView } from '@kadam/shared/contract/jobs';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { FiguresService } from './figures.service';
import type { EventCounter } from './event-counter';

interface Parts {
  readonly figures: FiguresService;
  readonly events: EventCounter;
  readonly viewCounters: Counters;
}

export function figuresRoutes(app: FastifyInstance, { figures, events, viewCounters }: Parts): void {
  serve(app, getFigures, { handle: async ({ query }) => success({ data: { figures: await figures.read(query) } }) });
  serve(app, countView, {
    counters: viewCounters,
    handle: ({ params, client }) => {
      events.view(params.id, client);
      return success({});
    },
  });
}
