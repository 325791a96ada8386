import {
  DEFAULT_OFFICER,
  DEFAULT_RETENTION,
  type GrievanceOfficer,
  type PrivacyFacts,
  type PrivacySettings,
  type RetentionMonths,
} from '@kadam/shared/contract/privacy-settings';
import type { Queryable } from '../../db/database';

interface Row {
  readonly officer: GrievanceOfficer;
  readonly retention: Partial<RetentionMonths>;
  readonly version: number;
}

export const privacySettingsRepository = (database: Queryable) => ({
  /** The saved settings, or the defaults with version 0. */
  async read(): Promise<PrivacySettings> {
    const [row] = await database.query<Row>(
      `select jsonb_build_object('name', officer_name, 'email', officer_email, 'phone', officer_phone) as officer,
         retention, version from privacy_settings`,
    );
    return {
      officer: row?.officer ?? DEFAULT_OFFICER,
      // A kind that was added after the settings were saved has its default.
      retention: { ...DEFAULT_RETENTION, ...row?.retention },
      version: row?.version ?? 0,
    };
  },

  /** False if the version is outdated. */
  async save({ officer, retention, version }: PrivacySettings): Promise<boolean> {
    const saved = await database.query(
      `insert into privacy_settings as known (officer_name, officer_email, officer_phone, retention, version)
       select $1, $2, $3, $4, 1 where $5 = 0 or exists (select from privacy_settings)
       on conflict (is_only) do update set officer_name = $1, officer_email = $2, officer_phone = $3, retention = $4,
         version = known.version + 1 where known.version = $5
       returning 1`,
      [officer.name, officer.email, officer.phone, JSON.stringify(retention), version],
    );
    return saved.length > 0;
  },
});

/** Settings shown on the privacy page; undefined before settings were saved. */
export async function savedPrivacyFacts(database: Queryable): Promise<PrivacyFacts | undefined> {
  const { officer, retention, version } = await privacySettingsRepository(database).read();
  return version === 0 ? undefined : { officer, retention };
}
