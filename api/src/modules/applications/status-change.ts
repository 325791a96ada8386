import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import type { Queryable } from '../../db/database';
import { enqueueMailAbout } from '../../mail';
import type { Actor, AuditService } from '../audit';
import { rejectInvalidChange } from './applications.policy';
import { applicationStepsRepository } from './applications.repository';
import { messageTemplatesRepository } from './message-templates.repository';

/** An application, locked until the end of the transaction. */
export interface LockedApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly version: number;
  readonly jobName: string;
  readonly companyName: string;
  readonly firstName: string;
}

interface StatusChange {
  readonly status: ApplicationStatus;
  /** For the applicant, or ''. */
  readonly note: string;
  readonly by: Actor;
}

interface Parts {
  readonly audit: Pick<AuditService, 'record'>;
  readonly clock: () => Date;
}

/** The name of an application in the audit log, which keeps its entries: without the applicant. */
export const applicationSubject = ({
  id,
  jobName,
  companyName,
}: Pick<LockedApplication, 'id' | 'jobName' | 'companyName'>) =>
  ({ kind: 'application', id, title: `${jobName}, ${companyName} (${id.slice(0, 8)})` }) as const;

/**
 * Changes the status and informs the applicant by mail, using the newest template.
 * @throws DomainError CONFLICT if the change is not possible
 */
export async function changeStatusOf(
  tx: Queryable,
  { locked, status, note, by }: StatusChange & { readonly locked: LockedApplication },
  { audit, clock }: Parts,
): Promise<void> {
  rejectInvalidChange(locked.status, status);
  const at = clock();
  const templateVersion = (await messageTemplatesRepository(tx).newestOf(status))?.version ?? 0;
  const step = { status, at, note, byName: by.memberId === null ? '' : by.name, templateVersion };
  const about = await applicationStepsRepository(tx).take(locked.id, step);
  await enqueueMailAbout(tx, { kind: 'application-status', about }, at);
  await audit.record(tx, by, {
    action: 'application.change-status',
    subject: applicationSubject(locked),
    before: { status: locked.status },
    after: { status, hasNote: note !== '' },
  });
}
