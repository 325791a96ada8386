import type { Finding } from '@kadam/shared/contract/doctor';
import type { Config } from '../../config';
import type { Queryable } from '../../db/database';
import { contentFindings, remainingSamples } from '../../sample-content';
import { publishedSections } from '../content';
import { staffRepository } from '../staff';

/** Hosts reserved for examples, and those of the local machine. */
const isInvented = (host: string): boolean => /(^|\.)(example|test|invalid|localhost)$|^127\.|^\[::1\]$/.test(host);

/** A finding that the operator of the server resolves. */
export const onServer = (text: string): Finding => ({ text, place: 'server', section: null });

/** The part of Config that the findings need. */
export type CheckedSettings = Pick<Config, 'publicUrl' | 'officeEmail'> &
  Partial<Pick<Config, 'smtpUrl' | 'guardToken' | 'isSeeding'>>;

export function settingFindings(env: NodeJS.ProcessEnv, config: CheckedSettings): Finding[] {
  const url = new URL(config.publicUrl);
  const officeHost = config.officeEmail.split('@').at(-1) ?? '';
  const checks: readonly (readonly [boolean, string])[] = [
    [
      !config.smtpUrl,
      'Mails are written to files in the data folder and are not sent. Set KADAM_SMTP_URL to your mail server.',
    ],
    [
      isInvented(officeHost),
      `Messages and applications go to ${config.officeEmail}, which does not exist. Set KADAM_OFFICE_EMAIL to your office's address.`,
    ],
    [
      isInvented(url.hostname),
      `Links in mails, sitemap and search engines lead to ${config.publicUrl}. Set KADAM_PUBLIC_URL to the portal's own address, for the API and for releases.`,
    ],
    [
      !isInvented(url.hostname) && url.protocol !== 'https:',
      `${config.publicUrl} is not encrypted. Put a certificate in front and set KADAM_PUBLIC_URL to https.`,
    ],
    [
      !config.guardToken,
      'No release guard can read how releases do. Set KADAM_GUARD_TOKEN_FILE, for the API and for the guard.',
    ],
    [
      config.isSeeding === true,
      'An empty database would be filled with invented postings and courses. Start the API without KADAM_SEED=1.',
    ],
    [
      env.NODE_ENV !== 'production',
      'The portal calls itself a development site. Start the API with NODE_ENV=production.',
    ],
  ];
  return checks.flatMap(([isLeft, text]) => (isLeft ? [onServer(text)] : []));
}

/** Sample content and rows, and missing data in the database. */
export async function dataFindings(database: Queryable): Promise<Finding[]> {
  return [
    ...contentFindings(remainingSamples(await publishedSections(database))),
    ...(await sampleRows(database)),
    ...(await missingOperator(database)),
  ];
}

async function sampleRows(database: Queryable): Promise<Finding[]> {
  const [found] = await database.query<{ postings: number; courses: number }>(
    `select (select count(*)::int from job_postings where source = 'sample' and is_active) as postings,
            (select count(*)::int from courses where source = 'sample' and not is_edited and not is_hidden) as courses`,
  );
  const { postings = 0, courses = 0 } = found ?? {};
  if (postings + courses === 0) return [];
  return [
    onServer(
      `${postings} invented postings and ${courses} invented courses are shown. Begin with an empty database, without KADAM_SEED, and import your own; or close the postings and hide the courses in the office.`,
    ),
  ];
}

async function missingOperator(database: Queryable): Promise<Finding[]> {
  const operators = await staffRepository(database).operators();
  return operators.length > 0
    ? []
    : [
        {
          text: 'There is no operator, so mails about failing releases go to the office only. Give a person the role Operator, under Staff in the office or with kadam staff add EMAIL --role operator.',
          place: 'office',
          section: null,
        },
      ];
}
