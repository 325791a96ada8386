import {
  appliedIds,
  apply,
  applicationResume,
  applicationsOfUser,
  APPLY_MESSAGES,
  staffResume,
  withdraw,
} from '@kadam/shared/contract/applications';
import { listOfficeViews, officeActivity, markMessagesRead } from '@kadam/shared/contract/office-activity';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { ApplicationsService } from './applications.service';
import type { ResumeLinks } from './resume-links';
import type { OfficeActivityService } from './office-activity.service';

interface ApplicationsRoutesParts {
  applications: ApplicationsService;
  links: ResumeLinks;
  counters: Counters;
  linkCounters: Counters;
}

export function applicationsRoutes(
  app: FastifyInstance,
  { applications, links, counters, linkCounters }: ApplicationsRoutesParts,
): void {
  serve(app, apply, {
    counters,
    handle: async ({ member, body, idempotencyKey }) => {
      const { id, jobPostingId, appliedAt } = await applications.apply(member, body, idempotencyKey);
      return success({
        message: APPLY_MESSAGES.submitted,
        data: { id, jobPostingId, appliedAt: appliedAt.toISOString() },
      });
    },
  });
  serve(app, applicationsOfUser, {
    handle: async ({ member, params, query }) => {
      const { jobPostings, total } = await applications.ofMember(member, params.userId, query);
      return success({ data: { jobPostings, pagination: { ...query, total } } });
    },
  });
  serve(app, appliedIds, {
    handle: async ({ member }) => success({ data: { jobPostingIds: await applications.appliedIds(member) } }),
  });
  serve(app, withdraw, {
    counters,
    handle: async ({ member, params }) => success({ data: await applications.withdraw(member, params.applicationId) }),
  });
  serve(app, applicationResume, {
    handle: async ({ member, params }) => new FileResponse(await applications.resume(member, params.applicationId)),
  });
  serve(app, staffResume, {
    counters: linkCounters,
    handle: async ({ query }) => new FileResponse(await links.open(query.token)),
  });
}

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
