import type { Finding } from '@kadam/shared/contract/doctor';
import { ConfigError, readConfig, type Config } from '../config';
import { DatabaseStartError } from '../db/database';
import { dataFindings, onServer, settingFindings } from '../modules/doctor';
import { contentFindings } from '../sample-content';
import { UsageError } from './arguments';
import { withDatabase } from './with-database';

export const USAGE = `Usage: kadam doctor

Lists what is left to do before the portal goes live, each with the way out: invented content, settings, sample postings and courses.
Run it with the environment that the API is started with.

Ends with 0 when nothing is left, 1 while something is.`;

export async function run(words: readonly string[]): Promise<number> {
  if (words.length > 0) throw new UsageError(`'${words[0]}' is not understood.`, USAGE);
  const findings = await environmentFindings(process.env);
  console.log(findings.map(({ text }) => `- ${text}`).join('\n'));
  console.log(findings.length === 0 ? 'Nothing is left: the portal can go live.' : `\n${findings.length} left to do.`);
  return findings.length === 0 ? 0 : 1;
}

async function environmentFindings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const config = readConfig(env);
    return [...settingFindings(env, config), ...(await databaseFindings(config))];
  } catch (error) {
    if (error instanceof ConfigError) return [...contentFindings(), ...error.message.split('\n').map(onServer)];
    throw error;
  }
}

async function databaseFindings(config: Config): Promise<Finding[]> {
  try {
    return await withDatabase(config, dataFindings);
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return [...contentFindings(), onServer(`The database could not be looked at: ${error.message}`)];
  }
}
