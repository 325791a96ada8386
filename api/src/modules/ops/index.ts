import type { Module, ModuleParts } from '../module';
import { bundlesFolder, noBundles } from './bundles-folder';
import { registryMetrics } from './registry-metrics';
import { opsRoutes } from './ops.routes';
import { createOpsService } from './ops.service';

export function opsModule({ config }: Pick<ModuleParts, 'config'>): Module {
  const folder = config.bundlesFolder === undefined ? noBundles : bundlesFolder(config.bundlesFolder);
  const service = createOpsService(folder);
  return { name: 'ops', service, routes: (app) => opsRoutes(app, service), metrics: [registryMetrics(folder)] };
}
