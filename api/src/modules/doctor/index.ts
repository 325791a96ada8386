import { getDoctor } from '@kadam/shared/contract/doctor';
import { serve, success } from '../../http/serve';
import type { Module, ModuleParts } from '../module';
import { type CheckedSettings, dataFindings, settingFindings } from './findings';

export { dataFindings, onServer, settingFindings } from './findings';

/** What is left to do before the portal goes live, for the office. */
export function doctorModule({ database }: ModuleParts, settings: CheckedSettings): Module {
  return {
    name: 'doctor',
    service: undefined,
    routes: (app) =>
      serve(app, getDoctor, {
        handle: async () =>
          success({
            data: { findings: [...(await dataFindings(database)), ...settingFindings(process.env, settings)] },
          }),
      }),
  };
}
