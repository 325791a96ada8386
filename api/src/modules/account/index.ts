import type { AuthApi } from '../auth';
import type { Module, ModuleParts } from '../module';
import { accountFilesTask } from './account-files';
import { accountRoutes } from './account.routes';
import { createAccountService } from './account.service';
import { mergePersonalData } from './account.repository';

interface AccountServices {
  auth: AuthApi;
  domains: readonly Module[];
}

export function accountModule({ database, clock, log }: ModuleParts, { auth, domains }: AccountServices): Module {
  const all = mergePersonalData(domains.flatMap((module) => module.personalData ?? []));
  const beforeDeletion = domains.flatMap((module) => module.beforeDeletion ?? []);
  const service = createAccountService({ database, auth, personalData: all, beforeDeletion, log, clock });
  return {
    name: 'account',
    service,
    tasks: [accountFilesTask({ database, outside: all.files, clock })],
    routes: (app) => accountRoutes(app, service),
  };
}
