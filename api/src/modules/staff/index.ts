import { createCounters } from '../../http/counters';
import { removalJob } from '../../tasks';
import type { AuditService } from '../audit';
import type { AuthApi } from '../auth';
import type { Module, ModuleParts } from '../module';
import { createSecondFactorService } from './second-factor.service';
import { invitationsRepository } from './invitations.repository';
import { createInvitationsService } from './invitations.service';
import { staffRoutes } from './staff.routes';
import { createStaffService, type StaffService } from './staff.service';

export { createInvitationsService, type InvitationsService } from './invitations.service';
export { invitationLink } from './staff-mails';
export { staffRepository } from './staff.repository';
export { createStaffService, type StaffService } from './staff.service';

/** Other modules that the modules of the office need. */
export interface OfficeServices {
  readonly audit: AuditService;
  readonly staff: StaffService;
}

interface Services {
  readonly auth: AuthApi;
  readonly audit: AuditService;
}

export function staffModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { auth, audit }: Services,
): Module<StaffService> {
  const service = createStaffService({ database, auth, audit, clock });
  const { publicUrl } = config;
  const invitations = createInvitationsService({ database, auth, audit, publicUrl, clock });
  const secondFactor = createSecondFactorService({ database, auth, audit, clock });
  const codeTries = createCounters(openCounts, 'second-factor', limits.secondFactor);
  return {
    name: 'staff',
    service,
    personalData: {
      byAddress: { staff_invitations: 'email' },
      secret: {
        staff: ['totp_secret'],
        staff_recovery_codes: ['code_hash'],
        staff_invitations: ['token_hash'],
      },
    },
    beforeDeletion: service.leave,
    housekeeping: [removalJob('expired invitations', 0, invitationsRepository(database).removeExpired)],
    routes: (app) =>
      staffRoutes(app, {
        staff: service,
        invitations,
        secondFactor,
        current: auth.currentMember,
        passwordTries: auth.passwordTries,
        codeTries,
      }),
  };
}
