import { APPLICATION_STATUSES, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { id as idSchema } from '@kadam/shared/contract/schema';
import { isVisible } from '@kadam/shared/contract/text-rules';
import { readConfig } from '../config';
import { DomainError } from '../errors';
import { createOfficeActivityService, createOfficeService, type OfficeFilter } from '../modules/applications';
import { resumeContents } from '../modules/resume-files';
import {
  exportApplications,
  listApplications,
  revokeLinks,
  setStatus,
  showApplication,
  type OfficeServices,
} from './applications-actions';
import { parseArguments, UsageError } from './arguments';
import { withDatabase } from './with-database';

export const USAGE = `Usage: kadam applications list [--status STATUS] [--posting ID] [--since DAY] [--limit NUMBER]
       kadam applications show ID [--save FILE]
       kadam applications set ID STATUS [--note TEXT]
       kadam applications revoke ID
       kadam applications export [--status STATUS] [--posting ID] [--since DAY] [--to FILE]

What came in and what becomes of it. ID is that of the list, or its first eight characters. STATUS is one of
${APPLICATION_STATUSES.join(', ')}; the applicant gets a mail about each change.
The note is for the applicant: it is shown in that mail and under My Jobs. DAY is such as 2026-11-01, from midnight in India.
revoke ends the links to the resume file in mails to the office. show prints the profile and the history, --save writes the resume file; the applicant sees under Profile Views that the office opened it. export writes CSV, latest first, to FILE or to the screen.
Without DATABASE_URL the portal has to be stopped meanwhile.`;

const OPTIONS = {
  status: { type: 'string' },
  posting: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  save: { type: 'string' },
  note: { type: 'string' },
  to: { type: 'string' },
} as const;
type Options = Readonly<Partial<Record<keyof typeof OPTIONS, string>>>;

const ALLOWED: Readonly<Record<string, readonly (keyof Options)[]>> = {
  list: ['status', 'posting', 'since', 'limit'],
  show: ['save'],
  set: ['note'],
  revoke: [],
  export: ['status', 'posting', 'since', 'to'],
};
const ARGUMENTS: Readonly<Record<string, number>> = { list: 0, show: 1, set: 2, revoke: 1, export: 0 };
const NOTE_LENGTH = 2_000;
const LIST_LENGTH = { usual: 50, max: 1_000 };

/** The office's view of applications. Returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const run = readWords(words);
  const config = readConfig(process.env);
  try {
    return await withDatabase(config, (database) => {
      const parts = { database, clock: () => new Date() };
      const [office, activity] = [createOfficeService(parts), createOfficeActivityService(parts)];
      return run({ office, activity, resumes: resumeContents(database, config.resumeFolder) });
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Validates everything before the database is opened. */
function readWords(words: readonly string[]): (services: OfficeServices) => Promise<number> {
  const { action, given, options } = split(words);
  const [id = '', word = ''] = given;
  switch (action) {
    case 'list': {
      const filter = filterOf(options);
      const limit = limitOf(options.limit);
      return (services) => listApplications(services, filter, limit);
    }
    case 'show':
      return (services) => showApplication(services, id, options.save);
    case 'set': {
      const change = { status: statusOf(word), note: noteOf(options.note) };
      return (services) => setStatus(services, id, change);
    }
    case 'revoke':
      return (services) => revokeLinks(services, id);
    default: {
      const filter = filterOf(options);
      return (services) => exportApplications(services, filter, options.to);
    }
  }
}

function split(words: readonly string[]): { action: string; given: string[]; options: Options } {
  const [action = '', ...rest] = words;
  const allowed = Object.hasOwn(ALLOWED, action) ? ALLOWED[action] : undefined;
  if (!allowed) throw usageError(action ? `There is nothing called '${action}' to do.` : 'Name an action.');
  const { values, positionals } = parseArguments(rest, { options: OPTIONS, usage: USAGE });
  const foreign = Object.keys(values).find((name) => !allowed.includes(name as keyof Options));
  if (foreign !== undefined) throw usageError(`--${foreign} is not for ${action}.`);
  if (positionals.length !== ARGUMENTS[action]) throw usageError(`Say what ${action} is for.`);
  return { action, given: positionals, options: values };
}

const usageError = (sentence: string) => new UsageError(sentence, USAGE);

function filterOf({ status, posting, since }: Options): OfficeFilter {
  if (posting !== undefined && !idSchema.safeParse(posting).success)
    throw usageError(
      `--posting must be the id of a posting, not '${posting}'. It is part of the address of the job's page.`,
    );
  return {
    status: status === undefined ? undefined : statusOf(status),
    jobPostingId: posting,
    since: since === undefined ? undefined : dayOf(since),
  };
}

function statusOf(word: string): ApplicationStatus {
  const status = APPLICATION_STATUSES.find((known) => known === word.toLowerCase().replace(/[ -]/g, '_'));
  if (!status) throw usageError(`A status is one of ${APPLICATION_STATUSES.join(', ')}, not '${word}'.`);
  return status;
}

function dayOf(word: string): Date {
  const day = new Date(`${word}T00:00:00+05:30`);
  // `Date` accepts a day that the month does not have, as a day of the next month.
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(day.getTime()) && Number(word.slice(8)) === indianDay(day);
  if (!isDay) throw usageError(`--since must be a day such as 2026-11-01, not '${word}'.`);
  return day;
}

const indianDay = (day: Date) =>
  Number(new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Kolkata' }).format(day));

function limitOf(word = String(LIST_LENGTH.usual)): number {
  const limit = /^\d{1,6}$/.test(word) ? Number(word) : 0;
  if (limit >= 1 && limit <= LIST_LENGTH.max) return limit;
  throw usageError(`--limit must be a whole number from 1 to ${LIST_LENGTH.max}, not '${word}'.`);
}

function noteOf(text = ''): string {
  const note = text.trim();
  if (note !== '' && !isVisible(note)) throw usageError('--note must hold something that can be seen.');
  if (note.length > NOTE_LENGTH) throw usageError(`--note may have at most ${NOTE_LENGTH} characters.`);
  return note;
}
