import {
  type ChangePrivacySettingsBody,
  PRIVACY_SETTINGS_MESSAGES,
  type PrivacyFacts,
  type PrivacySettings,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import { DomainError } from '../../errors';
import { monthsBefore, type RetentionJob } from '../../retention';
import type { Actor, AuditedParts } from '../audit';
import type { ContentService } from '../content';
import { privacySettingsRepository } from './privacy-settings.repository';

interface Parts extends AuditedParts {
  /** Data of all modules that housekeeping removes according to these settings. */
  readonly retention: readonly RetentionJob[];
  /** The content of the public pages, which show these settings. */
  readonly content: Pick<ContentService, 'announce' | 'refresh'>;
}

export type PrivacySettingsService = ReturnType<typeof createPrivacySettingsService>;

/** Retention periods and the grievance officer. */
export function createPrivacySettingsService({ database, audit, retention, clock, content }: Parts) {
  const settings = privacySettingsRepository(database);
  return {
    read: (): Promise<PrivacySettings> => settings.read(),

    /**
     * Number of rows that the next run of housekeeping would remove with these periods, by kind.
     */
    async effect(months: RetentionMonths): Promise<Record<string, number>> {
      const now = clock();
      const counted = retention.map(
        async ({ kind, count }) => [kind, await count(monthsBefore(now, months[kind]))] as const,
      );
      return Object.fromEntries(await Promise.all(counted));
    },

    async change(actor: Actor, body: ChangePrivacySettingsBody): Promise<PrivacySettings> {
      const changed = await database.transaction(async (tx) => {
        const own = privacySettingsRepository(tx);
        const before = await own.read();
        const isSaved = before.version === body.version && (await own.save(body));
        if (!isSaved) {
          const newest = await own.read();
          // The response to the first request was lost.
          if (newest.version === body.version + 1 && textOf(newest) === textOf(body)) return newest;
          throw new DomainError('CONFLICT', PRIVACY_SETTINGS_MESSAGES.changed);
        }
        const after = await own.read();
        await audit.record(tx, actor, {
          action: 'privacy-settings.change',
          subject: { kind: 'privacy-settings', id: 'privacy-settings', title: 'Personal data' },
          before: stateOf(before),
          after: stateOf(after),
        });
        await content.announce(tx);
        return after;
      });
      await content.refresh();
      return changed;
    },
  };
}

const stateOf = ({ officer, retention }: PrivacyFacts) => ({ officer, ...retention });

const textOf = ({ officer: { name, email, phone }, retention }: PrivacyFacts) =>
  JSON.stringify([name, email, phone, Object.entries(retention).toSorted()]);
