import type { Module, ModuleParts } from '../module';
import { platformRepository } from './platform.repository';
import { platformRoutes } from './platform.routes';
import { createPlatformService } from './platform.service';

export function platformModule({ database, config, lifecycle }: ModuleParts): Module {
  const service = createPlatformService({
    database: platformRepository(database),
    lifecycle,
    environment: config.environment,
  });
  return { name: 'platform', service, routes: (app) => platformRoutes(app, service) };
}
