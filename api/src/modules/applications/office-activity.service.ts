import type { OfficeView } from '@kadam/shared/contract/office-activity';
import type { ListPage } from '@kadam/shared/contract/paging';
import type { Database } from '../../db/database';
import { type OfficeActivity, officeActivityRepository } from './office-activity.repository';

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

interface Member {
  readonly id: string;
}

export type OfficeActivityService = ReturnType<typeof createOfficeActivityService>;

/** Activity of the office: views, status changes and notes. */
export function createOfficeActivityService({ database, clock }: Parts) {
  const activity = officeActivityRepository(database);
  return {
    /** Records that the office opened an application or its resume. */
    recordView: (applicationId: string): Promise<void> =>
      database.transaction((tx) => officeActivityRepository(tx).recordView(applicationId, clock())),

    ofMember: ({ id }: Member): Promise<OfficeActivity> => activity.ofMember(id),

    async views({ id }: Member, page: ListPage): Promise<{ views: OfficeView[]; total: number }> {
      const [views, { profileViews }] = await Promise.all([activity.views(id, page), activity.ofMember(id)]);
      return { views, total: profileViews };
    },

    markRead: ({ id }: Member, until: Date): Promise<void> => activity.markRead(id, until, clock()),
  };
}
