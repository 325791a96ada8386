import { csvLine } from '../../csv';
import type { OfficeApplication } from './office.repository';

/** Facts of an application with labels for people. */
export const APPLICATION_FIELDS = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Account', 'accountEmail'],
  ['Phone', 'phone'],
  ['Years of experience', 'yearOfExperience'],
  ['Current package', 'currentPackage'],
  ['Expected package', 'expectedPackage'],
  ['Notice period', 'noticePeriod'],
  ['Address', 'address'],
  ['Preferred places', 'preferredLocations'],
  ['Resume link', 'resumeLink'],
  ['Resume file', 'resumeName'],
] as const satisfies readonly (readonly [string, keyof OfficeApplication])[];

export const applicationsHead = (): string =>
  csvLine(['Id', 'Status', 'Applied', 'Job', 'Company', 'Posting', ...APPLICATION_FIELDS.map(([label]) => label)]);

export function applicationLine(application: OfficeApplication): string {
  const { id, status, appliedAt, jobName, companyName, jobPostingId } = application;
  const fields = APPLICATION_FIELDS.map(([, field]) => String(application[field] ?? ''));
  return csvLine([id, status, appliedAt.toISOString(), jobName, companyName, jobPostingId, ...fields]);
}
