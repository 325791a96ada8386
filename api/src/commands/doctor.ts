import { ConfigError, readConfig, type Config } from '../config';
import { DatabaseStartError, type Database } from '../db/database';
import { openMigrated } from '../db/open';
import { membersRepository } from '../modules/members';
import { publishedSections } from '../modules/content';
import { contentFindings, remainingSamples } from '../sample-content';
import { UsageError } from './usage-error';

export const USAGE = `Usage: kadam doctor

Lists what is left to do before the portal goes live, each with the way out: invented content, settings, sample postings and courses.
Run it with the environment that the API is started with.

Ends with 0 when nothing is left, 1 while something is.`;

export async function run(words: readonly string[]): Promise<number> {
  if (words.length > 0) throw new UsageError(`'${words[0]}' is not understood.`, USAGE);
  const findings = await environmentFindings(process.env);
  console.log(findings.map((finding) => `- ${finding}`).join('\n'));
  console.log(findings.length === 0 ? 'Nothing is left: the portal can go live.' : `\n${findings.length} left to do.`);
  return findings.length === 0 ? 0 : 1;
}

async function environmentFindings(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const config = readConfig(env);
    return [...settingFindings(env, config), ...(await databaseFindings(config))];
  } catch (error) {
    if (error instanceof ConfigError) return [...contentFindings(), ...error.message.split('\n')];
    throw error;
  }
}

/** Addresses that are reserved for examples, and those of one machine. */
const isInvented = (host: string): boolean => /(^|\.)(example|test|invalid|localhost)$|^127\.|^\[::1\]$/.test(host);

export function settingFindings(env: NodeJS.ProcessEnv, config: Config): string[] {
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
      config.isSeeding,
      'An empty database would be filled with invented postings and courses. Start the API without KADAM_SEED=1.',
    ],
    [
      env.NODE_ENV !== 'production',
      'The portal calls itself a development site. Start the API with NODE_ENV=production.',
    ],
  ];
  return checks.flatMap(([isLeft, finding]) => (isLeft ? [finding] : []));
}

async function databaseFindings(config: Config): Promise<string[]> {
  try {
    const database = await openMigrated(config, { onWait: console.error });
    try {
      return [
        ...contentFindings(remainingSamples(await publishedSections(database))),
        ...(await sampleRows(database)),
        ...(await missingOperator(database)),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return [...contentFindings(), `The database could not be looked at: ${error.message}`];
  }
}

async function sampleRows(database: Database): Promise<string[]> {
  const [found] = await database.query<{ postings: number; courses: number }>(
    `select (select count(*)::int from job_postings where source = 'sample' and is_active) as postings,
            (select count(*)::int from courses where source = 'sample') as courses`,
  );
  const { postings = 0, courses = 0 } = found ?? {};
  if (postings + courses === 0) return [];
  return [
    `${postings} invented postings and ${courses} invented courses are shown. Begin with an empty database, without KADAM_SEED, and import your own.`,
  ];
}

async function missingOperator(database: Database): Promise<string[]> {
  const operators = await membersRepository(database).operators();
  return operators.length > 0 ? [] : ['There is no operator. Sign up, then run: kadam operator add EMAIL.'];
}
