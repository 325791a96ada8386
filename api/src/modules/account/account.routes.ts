import { ACCOUNT_MESSAGES, deleteAccount, downloadData, getAccount } from '@kadam/shared/contract/account';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { AccountService } from './account.service';

export function accountRoutes(app: FastifyInstance, account: AccountService): void {
  serve(app, getAccount, {
    answer: async ({ member }) => success({ account: await account.factsOf(member) }),
  });
  serve(app, downloadData, {
    answer: async ({ member, body }) => success(await account.data(member, body.password)),
  });
  serve(app, deleteAccount, {
    answer: async ({ member, body }) => {
      await account.remove(member, body.password);
      return success({ message: ACCOUNT_MESSAGES.deleted });
    },
  });
}
