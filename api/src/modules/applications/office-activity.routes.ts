import { listOfficeViews, officeActivity, markMessagesRead } from '@kadam/shared/contract/office-activity';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { OfficeActivityService } from './office-activity.service';

export function officeActivityRoutes(app: FastifyInstance, activity: OfficeActivityService): void {
  serve(app, officeActivity, {
    handle: async ({ member }) => success({ data: { ...(await activity.ofMember(member)) } }),
  });
  serve(app, listOfficeViews, {
    handle: async ({ member, query }) => {
      const { views, total } = await activity.views(member, query);
      return success({ data: { views, pagination: { ...query, total } } });
    },
  });
  serve(app, markMessagesRead, {
    handle: async ({ member, body }) => {
      await activity.markRead(member, new Date(body.until));
      return success({});
    },
  });
}
