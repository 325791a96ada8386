import type { Module, ModuleParts } from '../module';
import { auditRoutes } from './audit.routes';
import { type AuditService, createAuditService } from './audit.service';

export {
  type Actor,
  type AuditedParts,
  type AuditService,
  type Change,
  COMMAND_LINE,
  createAuditService,
} from './audit.service';

export function auditModule({ database, clock }: ModuleParts): Module<AuditService> {
  const service = createAuditService({ database, clock });
  return { name: 'audit', service, routes: (app) => auditRoutes(app, service) };
}
