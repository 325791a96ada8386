import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { WaitingItem } from '@kadam/shared/contract/inbox';
import type { WaitingSource } from '../module';

/** Items that wait for people with these roles; owners and auditors see all of them. */
export async function waitingFor(
  sources: readonly WaitingSource[],
  roles: readonly StaffRole[],
): Promise<WaitingItem[]> {
  const seesAll = roles.includes('owner') || roles.includes('auditor');
  const own = sources.filter((source) => seesAll || source.roles.some((role) => roles.includes(role)));
  return Promise.all(
    own.map(async ({ kind, read }) => {
      const { count, oldestAt } = await read();
      return { kind, count, oldestAt: oldestAt?.toISOString() ?? null };
    }),
  );
}
