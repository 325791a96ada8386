import {
  listMessages,
  listOfficeMessages,
  readMessages,
  sendMessage,
  sendOfficeMessage,
} from '@kadam/shared/contract/application-messages';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { Member } from '../../plugins/authentication';
import type { Actor } from '../audit';
import type { ApplicationMessagesService } from './application-messages.service';

interface Parts {
  readonly messages: ApplicationMessagesService;
  readonly actor: (member: Member) => Promise<Actor>;
  readonly counters: Counters;
  readonly officeCounters: Counters;
}

export function applicationMessagesRoutes(app: FastifyInstance, parts: Parts): void {
  const { messages, actor, counters, officeCounters } = parts;
  serve(app, listMessages, {
    handle: async ({ member, params }) =>
      success({ data: { messages: await messages.list(member, params.applicationId) } }),
  });
  serve(app, sendMessage, {
    counters,
    handle: async ({ member, params, body }) =>
      success({ data: { message: await messages.send(member, params.applicationId, body) } }),
  });
  serve(app, readMessages, {
    handle: async ({ member, params, body }) => {
      await messages.markRead(member, params.applicationId, new Date(body.until));
      return success({});
    },
  });
  serve(app, listOfficeMessages, {
    handle: async ({ member, params }) =>
      success({ data: { messages: await messages.thread(params.id, mayAnswer(member)) } }),
  });
  serve(app, sendOfficeMessage, {
    counters: officeCounters,
    handle: async ({ member, params, body }) =>
      success({ data: { message: await messages.answer(await actor(member), params.id, body) } }),
  });
}

const mayAnswer = ({ staff }: Member): boolean =>
  staff?.roles.some((role) => role === 'owner' || role === 'recruiter') ?? false;
