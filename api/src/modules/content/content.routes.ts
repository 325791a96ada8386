import { getContent, getSection, getSectionVersion, listContent, publishSection } from '@kadam/shared/contract/content';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { ContentService } from './content.service';

interface Parts {
  readonly content: ContentService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function contentRoutes(app: FastifyInstance, { content, staff }: Parts): void {
  serve(app, getContent, {
    handle: async ({ params }) => success({ data: { content: content.shownContent(params.section) } }),
  });
  serve(app, listContent, { handle: async () => success({ data: { sections: await content.list() } }) });
  serve(app, getSection, { handle: async ({ params }) => success({ data: await content.section(params.section) }) });
  serve(app, getSectionVersion, {
    handle: async ({ params }) =>
      success({ data: { content: await content.version(params.section, Number(params.version)) } }),
  });
  serve(app, publishSection, {
    handle: async ({ member, params, body }) =>
      success({ data: await content.publish(await staff.actor(member), params.section, body) }),
  });
}
