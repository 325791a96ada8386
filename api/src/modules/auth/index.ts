export { authRoutes } from './auth.routes';
export { createAuthService } from './auth.service';
export { createLoginThrottle, type LoginLimits } from './login-throttle';
export { createPasswords } from './passwords';
export { sessionsRepository } from './sessions.repository';
