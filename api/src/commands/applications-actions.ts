import { open, writeFile } from 'node:fs/promises';
import { type ApplicationStatus, STATUS_LABELS } from '@kadam/shared/contract/applications';
import { CSV_START } from '../csv';
import { DomainError } from '../errors';
import {
  APPLICATION_FIELDS,
  applicationLine,
  applicationsHead,
  type OfficeActivityService,
  type OfficeApplication,
  type OfficeFilter,
  type OfficeService,
} from '../modules/applications';
import type { ResumeContents } from '../modules/resume-files';

export interface OfficeServices {
  readonly office: OfficeService;
  readonly activity: Pick<OfficeActivityService, 'recordView'>;
  readonly resumes: ResumeContents;
}

export async function listApplications(
  { office }: OfficeServices,
  filter: OfficeFilter,
  limit: number,
): Promise<number> {
  const [rows, total] = [await office.list(filter, limit), await office.count(filter)];
  if (rows.length === 0) {
    console.log('There are no such applications.');
    return 0;
  }
  const table = [['ID', 'APPLIED', 'STATUS', 'NAME', 'JOB', 'RESUME'], ...rows.map(cellsOf)];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? [];
  for (const cells of table)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(rows.length < total ? `\n${rows.length} of ${total}; --limit shows more.` : `\n${total} in all.`);
  return 0;
}

const cellsOf = ({ id, appliedAt, status, name, jobName, companyName, resumeName }: OfficeApplication) =>
  [id.slice(0, 8), timeOf(appliedAt), status, name, `${jobName}, ${companyName}`, resumeName ?? '-'].map(oneLine);

/** Prints an application, saves its resume file on request, and records a profile view. */
export async function showApplication(
  { office, activity, resumes }: OfficeServices,
  start: string,
  save?: string,
): Promise<number> {
  const application = await office.find(start);
  await activity.recordView(application.id);
  const facts = [
    ['Id', application.id],
    ['Job', `${application.jobName}, ${application.companyName}, ${application.location}`],
    ['Posting', application.jobPostingId],
    ['Status', STATUS_LABELS[application.status]],
    ...APPLICATION_FIELDS.map(([label, field]) => [label, String(application[field] ?? '')]),
    ['Last job', application.reading?.lastJob ?? ''],
    ['Skills', application.reading?.skills.join(', ') ?? ''],
  ] as const;
  for (const [label, value] of facts) console.log(`${`${label}:`.padEnd(22)}${oneLine(value) || '-'}`);
  console.log('\nHistory');
  for (const { status, at, note } of await office.history(application.id)) {
    console.log(`  ${timeOf(new Date(at))}  ${STATUS_LABELS[status]}`);
    if (note !== '') console.log(`    ${note.split('\n').map(oneLine).join('\n    ')}`);
  }
  if (save !== undefined) await saveResume({ application, resumes }, save);
  return 0;
}

interface Saved {
  readonly application: OfficeApplication;
  readonly resumes: ResumeContents;
}

async function saveResume({ application, resumes }: Saved, path: string): Promise<void> {
  const file = application.resumeId === null ? undefined : await resumes(application.resumeId);
  if (!file) throw new DomainError('GONE', 'This application has no resume file.');
  await writeFile(path, file.bytes, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new DomainError('CONFLICT', cannotWrite(path, error));
  });
  console.log(`\nThe resume is in ${path} (${file.name}, ${file.bytes.length} bytes).`);
}

const cannotWrite = (path: string, { code }: NodeJS.ErrnoException) =>
  code === 'EEXIST'
    ? `${path} already exists. Give another name.`
    : `${path} cannot be written (${code ?? 'unknown'}). Give another place.`;

export async function setStatus(
  { office }: OfficeServices,
  start: string,
  change: { readonly status: ApplicationStatus; readonly note: string },
): Promise<number> {
  const { id, name, jobName } = await office.set(start, change);
  console.log(`${oneLine(`${name}, ${jobName}`)} (${id.slice(0, 8)}): ${STATUS_LABELS[change.status]}.`);
  console.log('The applicant gets a mail as soon as the portal runs.');
  return 0;
}

export async function revokeLinks({ office }: OfficeServices, start: string): Promise<number> {
  const revoked = await office.revokeResumeLinks(start);
  console.log(
    revoked === 0
      ? 'No link to the resume was still valid.'
      : `${revoked} ${revoked === 1 ? 'link' : 'links'} to the resume revoked.`,
  );
  return 0;
}

export async function exportApplications(
  { office }: OfficeServices,
  filter: OfficeFilter,
  path?: string,
): Promise<number> {
  let text = CSV_START + applicationsHead();
  let rows = 0;
  const file = path === undefined ? undefined : await openNew(path);
  const write = async () => {
    if (file) await file.write(text);
    else process.stdout.write(text);
    text = '';
  };
  try {
    for await (const one of office.all(filter)) {
      text += applicationLine(one);
      rows += 1;
      if (text.length > WRITTEN_AT_ONCE) await write();
    }
    await write();
  } finally {
    await file?.close();
  }
  if (path !== undefined) console.log(`${rows} ${rows === 1 ? 'application is' : 'applications are'} in ${path}.`);
  return 0;
}

const openNew = (path: string) =>
  open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new DomainError('CONFLICT', cannotWrite(path, error));
  });

const WRITTEN_AT_ONCE = 256 * 1024;

// Typed text must not control the terminal: removes control characters and those that change the
// text direction. Joiners in Indic names are kept.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();

const timeOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  })
    .format(moment)
    .replace(',', '');
