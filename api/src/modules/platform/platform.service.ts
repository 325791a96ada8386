import { DomainError } from '../../errors';
import type { Lifecycle } from '../module';
import type { PlatformRepository } from './platform.repository';

interface PlatformParts {
  database: PlatformRepository;
  lifecycle: Lifecycle;
  environment: 'development' | 'production';
}

export type PlatformService = ReturnType<typeof createPlatformService>;

export const createPlatformService = ({ database, lifecycle, environment }: PlatformParts) => ({
  environment,

  async ready(): Promise<void> {
    if (lifecycle.isDraining) throw new DomainError('UNAVAILABLE', 'This process is ending and takes no new work.');
    await database.ping();
  },
});
