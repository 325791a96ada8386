import {
  acceptInvitation,
  changeRoles,
  confirmSecondFactor,
  endOfficeSession,
  getOfficeSession,
  invite,
  listStaff,
  passSecondFactor,
  removeStaff,
  renewRecoveryCodes,
  resetSecondFactor,
  setupSecondFactor,
  withdrawInvitation,
} from '@kadam/shared/contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { Member } from '../../plugins/authentication';
import type { InvitationsService } from './invitations.service';
import type { SecondFactorService } from './second-factor.service';
import type { StaffService } from './staff.service';

interface Parts {
  readonly staff: StaffService;
  readonly invitations: InvitationsService;
  readonly secondFactor: SecondFactorService;
  /** The member with the current state of the session. */
  readonly current: (member: Member) => Promise<Member>;
  readonly passwordTries: Counters;
  readonly codeTries: Counters;
}

export function staffRoutes(app: FastifyInstance, parts: Parts): void {
  sessionRoutes(app, parts);
  peopleRoutes(app, parts);
}

function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const { staff, invitations, secondFactor, current, passwordTries, codeTries } = parts;
  const session = async (member: Member) => success({ data: await staff.session(await current(member)) });
  serve(app, getOfficeSession, { handle: ({ member }) => session(member) });
  serve(app, endOfficeSession, {
    handle: async ({ member }) => {
      await secondFactor.close(member);
      return success({});
    },
  });
  serve(app, setupSecondFactor, {
    counters: passwordTries,
    handle: async ({ member, body }) => success({ data: await secondFactor.setUp(member, body.password) }),
  });
  serve(app, confirmSecondFactor, {
    counters: codeTries,
    handle: async ({ member, body }) =>
      success({ data: { recoveryCodes: await secondFactor.confirm(member, body.code) } }),
  });
  serve(app, passSecondFactor, {
    counters: codeTries,
    handle: async ({ member, body }) => {
      await secondFactor.open(member, body.code);
      return session(member);
    },
  });
  serve(app, renewRecoveryCodes, {
    handle: async ({ member }) => success({ data: { recoveryCodes: await secondFactor.renewRecoveryCodes(member) } }),
  });
  serve(app, acceptInvitation, {
    handle: async ({ member, body }) => {
      await invitations.accept(member, body.token);
      return session(member);
    },
  });
}

function peopleRoutes(app: FastifyInstance, { staff, invitations }: Parts): void {
  serve(app, listStaff, { handle: async () => success({ data: await staff.list() }) });
  serve(app, invite, {
    handle: async ({ member, body }) => {
      const { invitation } = await invitations.invite(await staff.actor(member), body);
      return success({ data: { invitation } });
    },
  });
  serve(app, withdrawInvitation, {
    handle: async ({ member, params }) => {
      await invitations.withdraw(await staff.actor(member), params.id);
      return success({});
    },
  });
  serve(app, changeRoles, {
    handle: async ({ member, params, body }) =>
      success({ data: { staffMember: await staff.changeRoles(await staff.actor(member), params.id, body) } }),
  });
  serve(app, removeStaff, {
    handle: async ({ member, params }) => {
      await staff.remove(await staff.actor(member), params.id);
      return success({});
    },
  });
  serve(app, resetSecondFactor, {
    handle: async ({ member, params }) => {
      await staff.resetSecondFactor(await staff.actor(member), params.id);
      return success({});
    },
  });
}
