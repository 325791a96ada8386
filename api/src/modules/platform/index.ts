export { platformRepository } from './platform.repository';
export { platformRoutes } from './platform.routes';
export { createPlatformService, type Lifecycle } from './platform.service';
