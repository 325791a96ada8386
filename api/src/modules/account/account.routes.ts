import { ACCOUNT_MESSAGES, deleteAccount, downloadData, getAccount } from '@kadam/shared/contract/account';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { AccountService } from './account.service';

export function accountRoutes(app: FastifyInstance, account: AccountService): void {
  serve(app, getAccount, {
    handle: async ({ member }) => success({ account: await account.factsOf(member) }),
  });
  serve(app, downloadData, {
    handle: async ({ member, body }) => success(await account.data(member, body.password)),
  });
  serve(app, deleteAccount, {
    handle: async ({ member, body }) => {
      await account.remove(member, body.password);
      return success({ message: ACCOUNT_MESSAGES.deleted });
    },
  });
}
