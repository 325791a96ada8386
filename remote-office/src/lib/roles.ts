import { STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { STAFF_ROLE_LABELS } from '@kadam/shared/contract/staff';

/** What a role may do, for people who assign roles. */
export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  owner: 'May do everything, and decides who belongs to the office.',
  recruiter: 'Works with postings, employers and applications.',
  course_manager: 'Works with courses, batches and enrollments.',
  content_editor: 'Changes the texts and pictures of the site.',
  operator: 'Sees releases, errors and page timings, and gets the mails about failing releases.',
  auditor: 'Reads everything and changes nothing.',
};

/** All roles except the operator, who does not see candidates and companies. */
export const CONSULTANCY_ROLES = [
  'recruiter',
  'course_manager',
  'content_editor',
  'auditor',
] as const satisfies readonly StaffRole[];

export const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({
  value,
  label: STAFF_ROLE_LABELS[value],
  hint: ROLE_HINTS[value],
}));

export const roleNames = (roles: readonly StaffRole[]): string =>
  roles.map((role) => STAFF_ROLE_LABELS[role]).join(', ');

/** Whether a person with these roles has the right; owners always do. */
export const hasRole = (roles: readonly StaffRole[], ...allowed: readonly StaffRole[]): boolean =>
  roles.includes('owner') || roles.some((role) => allowed.includes(role));
