import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import type { Section } from '@kadam/shared/contract/published-content';
import type { Queryable } from '../../db/database';
import { CONTENT_CHANNEL, contentRepository } from './content.repository';
import { contentRoutes } from './content.routes';
import { type ContentService, createContentService } from './content.service';
import { createShownContent, type ReadPrivacyFacts } from './shown-content';

export type { ContentService } from './content.service';
export type { ShownContent } from './shown-content';

/** Sections with content of the office, for commands and for the start of the server. */
export async function publishedSections(database: Queryable): Promise<Section[]> {
  const newest = await contentRepository(database).newest();
  return newest.filter(({ content }) => content !== null).map(({ section }) => section);
}

interface Services extends OfficeServices {
  readonly privacyFacts: ReadPrivacyFacts;
}

export function contentModule(
  { database, clock, log }: ModuleParts,
  { audit, staff, privacyFacts }: Services,
): Module<ContentService> {
  const shown = createShownContent({ database, log, privacyFacts });
  const service = createContentService({ database, audit, clock, shown });
  const refresh = () => shown.refresh().catch((error: unknown) => log.error(error, 'The content could not be read.'));
  let stopListening: (() => Promise<void>) | undefined;
  return {
    name: 'content',
    service,
    routes: (app) => contentRoutes(app, { content: service, staff }),
    async start() {
      await refresh();
      if (database.isShared) stopListening = await database.listen(CONTENT_CHANNEL, () => void refresh());
    },
    async stop() {
      await stopListening?.();
    },
  };
}
