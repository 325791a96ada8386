import type { AuthApi } from '../auth';
import type { Module, ModuleParts, PersonalData } from '../module';
import { accountFilesTask } from './account-files';
import { accountRoutes } from './account.routes';
import { createAccountService } from './account.service';
import { mergePersonalData } from './account.repository';

interface AccountServices {
  auth: AuthApi;
  personalData: readonly PersonalData[];
}

export function accountModule({ database, clock, log }: ModuleParts, { auth, personalData }: AccountServices): Module {
  const all = mergePersonalData(personalData);
  const service = createAccountService({ database, auth, personalData: all, log, clock });
  return {
    name: 'account',
    service,
    tasks: [accountFilesTask({ database, outside: all.files, clock })],
    routes: (app) => accountRoutes(app, service),
  };
}
