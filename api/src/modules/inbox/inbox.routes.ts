import {
  changeMessage,
  discardMail,
  exportSubscribers,
  getMessage,
  listColleagues,
  listMails,
  listMessages,
  listSubscribers,
  listWaiting,
  removeSubscriber,
  replyToMessage,
  retryMail,
} from '@kadam/shared/contract/inbox';
import type { FastifyInstance } from 'fastify';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { WaitingSource } from '../module';
import type { StaffService } from '../staff';
import type { MailsService } from './mails.service';
import type { MessagesService } from './messages.service';
import type { SubscribersService } from './subscribers.service';
import { waitingFor } from './waiting.service';

interface Parts {
  readonly messages: MessagesService;
  readonly mails: MailsService;
  readonly subscribers: SubscribersService;
  readonly staff: Pick<StaffService, 'actor' | 'colleagues'>;
  readonly waiting: readonly WaitingSource[];
}

export function inboxRoutes(app: FastifyInstance, { messages, mails, subscribers, staff, waiting }: Parts): void {
  serve(app, listColleagues, { handle: async () => success({ data: { colleagues: await staff.colleagues() } }) });
  serve(app, listWaiting, {
    handle: async ({ member }) => success({ data: { waiting: await waitingFor(waiting, member.staff?.roles ?? []) } }),
  });
  serve(app, listMessages, { handle: async ({ query }) => success({ data: await messages.list(query) }) });
  serve(app, getMessage, { handle: async ({ params }) => success({ data: await messages.open(params.id) }) });
  serve(app, changeMessage, {
    handle: async ({ member, params, body }) =>
      success({ data: await messages.change(await staff.actor(member), params.id, body) }),
  });
  serve(app, replyToMessage, {
    handle: async ({ member, params, body }) =>
      success({ data: await messages.reply(await staff.actor(member), params.id, body) }),
  });
  serve(app, listSubscribers, { handle: async ({ query }) => success({ data: await subscribers.list(query) }) });
  serve(app, exportSubscribers, {
    handle: async ({ member, query }) =>
      new FileResponse({
        name: 'subscribers.csv',
        mediaType: 'text/csv; charset=utf-8',
        bytes: Buffer.from(await subscribers.export(await staff.actor(member), query)),
      }),
  });
  serve(app, removeSubscriber, {
    handle: async ({ member, params }) => {
      await subscribers.remove(await staff.actor(member), params.id);
      return success({});
    },
  });
  serve(app, listMails, { handle: async ({ query }) => success({ data: await mails.list(query) }) });
  serve(app, retryMail, {
    handle: async ({ member, params }) => {
      await mails.retry(await staff.actor(member), params.id);
      return success({});
    },
  });
  serve(app, discardMail, {
    handle: async ({ member, params }) => {
      await mails.discard(await staff.actor(member), params.id);
      return success({});
    },
  });
}
