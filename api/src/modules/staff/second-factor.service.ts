import { STAFF_MESSAGES, type SecondFactorSetup } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError } from '../../errors';
import type { Member } from '../../plugins/authentication';
import type { AuditedParts } from '../audit';
import type { AuthApi } from '../auth';
import { isAppCode, newRecoveryCodes, newSecret, recoveryCodeHash, setupOf, stepOf } from './one-time-codes';
import { actorOf, requireStaff, staffSubject } from './staff.policy';
import { type StaffRow, staffRepository } from './staff.repository';

interface Parts extends AuditedParts {
  readonly auth: Pick<AuthApi, 'requirePassword' | 'office' | 'forgetSessions'>;
}

/** The signed-in member, and their entry in the staff. */
interface Person {
  readonly member: Member;
  readonly one: StaffRow;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/**
 * The second factor opens the office in a session; without it a session has the rights of a member.
 */
export function createSecondFactorService({ database, auth, audit, clock }: Parts) {
  const record = (tx: Queryable, { one, member }: Person, action: string) =>
    audit.record(tx, actorOf(one, member), { action, subject: staffSubject(one) });

  /** Runs `change` for a person of the staff, in a transaction with their row locked. */
  async function changing<Result>(member: Member, change: (tx: Queryable, one: StaffRow) => Promise<Result>) {
    const result = await database.transaction(async (tx) =>
      change(tx, requireStaff(await staffRepository(tx).locked(member.id))),
    );
    auth.forgetSessions();
    return result;
  }

  async function newCodes(tx: Queryable, one: StaffRow): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    await staffRepository(tx).replaceRecoveryCodes(one.memberId, hashes);
    return codes;
  }

  return {
    /** Creates a new secret, which replaces an unconfirmed one. */
    async setUp(member: Member, password: string): Promise<SecondFactorSetup> {
      await auth.requirePassword(member, password);
      return changing(member, async (tx, one) => {
        if (one.hasSecondFactor) throw new DomainError('CONFLICT', STAFF_MESSAGES.hasSecondFactor);
        const secret = newSecret();
        await staffRepository(tx).setSecret(one.memberId, secret);
        await record(tx, { one, member }, 'second-factor.start');
        return setupOf(secret, one.email);
      });
    },

    /** Confirms the secret and opens the office. Returns the recovery codes. */
    confirm: (member: Member, code: string): Promise<string[]> =>
      changing(member, async (tx, one) => {
        if (one.hasSecondFactor) throw new DomainError('CONFLICT', STAFF_MESSAGES.hasSecondFactor);
        const step = one.secret && stepOf(one.secret, code, clock());
        if (!step) throw fieldError('INVALID_INPUT', 'code', STAFF_MESSAGES.codeWrong);
        await staffRepository(tx).confirmSecret(one.memberId, step, clock());
        await record(tx, { one, member }, 'second-factor.confirm');
        await auth.office.open(tx, member);
        return newCodes(tx, one);
      }),

    /** Opens the office with a code of the app, or with a recovery code, which can be used once. */
    open: (member: Member, code: string): Promise<void> =>
      changing(member, async (tx, one) => {
        if (!one.secret || !one.hasSecondFactor) throw new DomainError('CONFLICT', STAFF_MESSAGES.noSecondFactor);
        if (isAppCode(code)) {
          const step = stepOf(one.secret, code, clock());
          if (step === undefined || !(await staffRepository(tx).useStep(one.memberId, step)))
            throw fieldError('INVALID_INPUT', 'code', STAFF_MESSAGES.codeWrong);
        } else if (!(await staffRepository(tx).useRecoveryCode(one.memberId, recoveryCodeHash(code))))
          throw fieldError('INVALID_INPUT', 'code', STAFF_MESSAGES.recoveryCodeWrong);
        await record(tx, { one, member }, isAppCode(code) ? 'office.open' : 'office.open-with-recovery-code');
        await auth.office.open(tx, member);
      }),

    /** Closes the office in this session. */
    close: (member: Member): Promise<void> =>
      changing(member, async (tx, one) => {
        if (!member.staff?.isOpen) return;
        await record(tx, { one, member }, 'office.close');
        await auth.office.close(tx, member);
      }),

    renewRecoveryCodes: (member: Member): Promise<string[]> =>
      changing(member, async (tx, one) => {
        await record(tx, { one, member }, 'second-factor.renew-recovery-codes');
        return newCodes(tx, one);
      }),
  };
}
