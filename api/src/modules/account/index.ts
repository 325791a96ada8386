import type { AuthApi } from '../auth';
import type { Module, ModuleParts } from '../module';
import type { PersonalData } from '../personal-data';
import { accountRoutes } from './account.routes';
import { createAccountService } from './account.service';

interface AccountServices {
  auth: AuthApi;
  /** What each module tells of people's rows in its tables. */
  personalData: readonly PersonalData[];
}

export function accountModule({ database, clock }: ModuleParts, { auth, personalData }: AccountServices): Module {
  const service = createAccountService({ database, auth, personalData, clock });
  return { name: 'account', service, routes: (app) => accountRoutes(app, service) };
}
