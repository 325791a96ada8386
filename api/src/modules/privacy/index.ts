import { officeMailbox } from '../../mail';
import { endConsents } from '../../consents';
import { createCounters } from '../../http/counters';
import type { RetentionJob } from '../../retention';
import type { ContentService } from '../content';
import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { consentsRepository } from './consents.repository';
import { createConsentsService } from './consents.service';
import { createOfficeRequestsService } from './office-requests.service';
import { endedRequestsRepository } from './privacy-requests.repository';
import { createPrivacyRequestsService } from './privacy-requests.service';
import { createPrivacySettingsService, type PrivacySettingsService } from './privacy-settings.service';
import { privacyRoutes } from './privacy.routes';

export { savedPrivacyFacts } from './privacy-settings.repository';

interface Services extends OfficeServices {
  readonly content: Pick<ContentService, 'announce' | 'refresh' | 'publishTimes'>;
  /** The modules with `consents` of members, and with `retention` periods set by the office. */
  readonly domains: readonly Module[];
}

/** Consents, requests about personal data, and the settings of both (decision 0149). */
export function privacyModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { audit, staff, content, domains }: Services,
): Module<PrivacySettingsService> {
  const { closed, removeUnconfirmed } = endedRequestsRepository(database);
  const own: readonly RetentionJob[] = [
    { kind: 'requests', ...closed },
    { kind: 'consents', ...consentsRepository(database).ended },
  ];
  const consents = createConsentsService({
    database,
    effects: domains.flatMap((module) => module.consents ?? []),
    content,
    clock,
  });
  const retention = [...domains.flatMap((module) => module.retention ?? []), ...own];
  const settings = createPrivacySettingsService({ database, audit, retention, content, clock });
  const office = createOfficeRequestsService({ database, audit, settings, clock });
  const requests = createPrivacyRequestsService({
    database,
    office: officeMailbox(config.officeEmail),
    publicUrl: config.publicUrl,
    counters: createCounters(openCounts, 'privacy-requests', limits.contact),
    clock,
  });
  return {
    name: 'privacy',
    service: settings,
    personalData: {
      byAddress: { consents: 'email', privacy_requests: 'email' },
      // Columns that a member's data does not include: names of the staff.
      secret: { consents: ['person_hash'], privacy_requests: ['confirm_hash', 'answered_by'] },
    },
    async beforeDeletion(tx, member) {
      const { id: memberId, email } = member;
      const now = clock();
      await endConsents(tx, { memberId, email, source: 'account_deleted', now });
      await endedRequestsRepository(tx).anonymize(member, now);
    },
    waiting: [
      { kind: 'overdue-privacy-requests', roles: [], read: office.overdue },
      { kind: 'privacy-requests', roles: [], read: office.waiting },
    ],
    retention: own,
    housekeeping: [{ name: 'unconfirmed requests about personal data', run: removeUnconfirmed }],
    routes: (app) =>
      privacyRoutes(app, {
        consents,
        requests,
        office,
        settings,
        actor: staff.actor,
        counters: createCounters(openCounts, 'privacy', limits.alerts),
      }),
  };
}
