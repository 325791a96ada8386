import { getFigures } from '@kadam/shared/contract/figures';
import { countView } from '@kadam/shared/contract/jobs';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { FiguresService } from './figures.service';
import type { Seen } from './seen';

interface Parts {
  readonly figures: FiguresService;
  readonly seen: Seen;
  readonly viewCounters: Counters;
}

export function figuresRoutes(app: FastifyInstance, { figures, seen, viewCounters }: Parts): void {
  serve(app, getFigures, { handle: async ({ query }) => success({ data: { figures: await figures.read(query) } }) });
  serve(app, countView, {
    counters: viewCounters,
    handle: ({ params, client }) => {
      seen.view(params.id, client);
      return success({});
    },
  });
}
