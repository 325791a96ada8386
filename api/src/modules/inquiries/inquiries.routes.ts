import {
  convertInquiry,
  editInquiry,
  INQUIRY_MESSAGES,
  listInquiries,
  sendInquiry,
} from '@kadam/shared/contract/inquiries';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { InquiriesService } from './inquiries.service';
import type { SendInquiry } from './send-inquiry';

interface Parts {
  readonly inquiries: InquiriesService;
  readonly send: SendInquiry;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function inquiriesRoutes(app: FastifyInstance, { inquiries, send, staff }: Parts): void {
  serve(app, sendInquiry, {
    handle: async ({ body, client, idempotencyKey }) => {
      await send(body, client, idempotencyKey);
      return success({ message: INQUIRY_MESSAGES.sent });
    },
  });
  serve(app, listInquiries, { handle: async ({ query }) => success({ data: await inquiries.list(query) }) });
  serve(app, editInquiry, {
    handle: async ({ member, params, body }) =>
      success({ data: { inquiry: await inquiries.edit(await staff.actor(member), params.id, body) } }),
  });
  serve(app, convertInquiry, {
    handle: async ({ member, params, body }) =>
      success({ data: { inquiry: await inquiries.convert(await staff.actor(member), params.id, body.version) } }),
  });
}
