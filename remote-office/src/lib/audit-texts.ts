import { type AuditEntry } from '@kadam/shared/contract/audit';
import { STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { roleNames } from './roles';

const ACTIONS: Readonly<Record<string, string>> = {
  'staff.add': 'Added to the staff',
  'staff.invite': 'Invited',
  'staff.withdraw-invitation': 'Withdrew the invitation',
  'staff.join': 'Joined the office',
  'staff.change-roles': 'Changed the roles',
  'staff.remove': 'Removed from the staff',
  'staff.reset-second-factor': 'Reset the authenticator app',
  'second-factor.start': 'Began to set up an authenticator app',
  'second-factor.confirm': 'Set up an authenticator app',
  'second-factor.renew-recovery-codes': 'Made new recovery codes',
  'posting.create': 'Created the posting',
  'posting.edit': 'Changed the posting',
  'posting.publish': 'Published the posting',
  'posting.schedule': 'Scheduled the posting',
  'posting.unschedule': 'Made the posting a draft again',
  'posting.close': 'Closed the posting',
  'posting.reopen': 'Opened the posting again',
  'posting.set-expiry': 'Set the expiry date',
  'import.upload': 'Uploaded a file to import',
  'import.check': 'Checked the import',
  'import.start': 'Started the import',
  'import.write': 'Imported the file',
  'import.undo': 'Began to undo the import',
  'import.undone': 'Undid the import',
  'employer.create': 'Added the employer',
  'employer.edit': 'Changed the employer',
  'image.upload': 'Uploaded the picture',
  'inquiry.edit': 'Worked on the inquiry',
  'inquiry.convert': 'Made a posting of the inquiry',
  'application.change-status': 'Changed the status',
  'application.send-message': 'Wrote to the candidate',
  'application.add-note': 'Added a note',
  'application.download-resume': 'Downloaded the resume',
  'application.export': 'Exported applications',
  'course.create': 'Added the course',
  'course.edit': 'Changed the course',
  'course.show': 'Showed the course on the site',
  'course.hide': 'Hid the course',
  'batch.create': 'Added the batch',
  'batch.edit': 'Changed the batch',
  'batch.open': 'Opened the batch',
  'batch.close': 'Closed the batch',
  'batch.cancel': 'Canceled the batch',
  'enrollment.change-status': 'Changed the status of the enrollment',
  'enrollment.move': 'Moved to another batch the enrollment',
  'enrollment.export': 'Exported enrollments',
  'message.change': 'Worked on the message',
  'message.reply': 'Replied to the message',
  'subscriber.export': 'Exported subscribers',
  'subscriber.remove': 'Removed a subscriber',
  'mail.retry': 'Tried to send an email again',
  'mail.discard': 'Removed an unsent email',
  'template.change': 'Changed the template',
  'content.publish': 'Published content',
  'privacy-request.change': 'Worked on the request',
  'privacy-request.answer': 'Answered the request',
  'privacy-settings.change': 'Changed the settings of personal data',
  'office.open': 'Opened the office',
  'office.open-with-recovery-code': 'Opened the office with a recovery code',
  'office.close': 'Closed the office',
};

/** The text of an action; the name of the action if it is not known yet. */
export const actionText = (action: string): string => ACTIONS[action] ?? action;

const FIELDS: Readonly<Record<string, string>> = {
  officer: 'Grievance officer',
  resumes: 'Resumes (months)',
  applications: 'Applications (months)',
  messages: 'Contact messages (months)',
  inquiries: 'Inquiries (months)',
  requests: 'Requests about personal data (months)',
  consents: 'Records of consents (months)',
  source: 'Source',
  fileName: 'File',
  added: 'New',
  changed: 'Changed',
  closed: 'Closed',
  rejected: 'Rejected',
  removed: 'Removed',
  restored: 'Restored',
  left: 'Left as it is',
  roles: 'Roles',
  invitedBy: 'Invited by',
  state: 'State',
  assignee: 'Assigned to',
  handled: 'Handled',
  reply: 'Reply',
  publishAt: 'Published at',
  expiresOn: 'Expires after',
  name: 'Name',
  website: 'Website',
  logo: 'Logo',
  picture: 'Picture',
  image: 'File',
  alt: 'Text of the picture',
  use: 'Used as',
  jobName: 'Title',
  companyName: 'Company',
  location: 'Location',
  employmentType: 'Employment type',
  jobType: 'Work arrangement',
  experienceLevel: 'Experience',
  category: 'Category',
  description: 'Description',
  skills: 'Skills',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  ctc: 'Pay in LPA',
  noticePeriod: 'Notice period in days',
  workingDays: 'Working days',
  startDate: 'First day',
  endDate: 'Last day',
  times: 'Days and times',
  mode: 'Mode',
  place: 'Place',
  seats: 'Seats',
  fee: 'Fee in rupees',
  instructor: 'Instructor',
  languages: 'Languages',
  genre: 'Subject',
  provider: 'Provider',
  duration: 'Duration',
  level: 'Level',
  students: 'Students',
  synopsis: 'Synopsis',
  fullSynopsis: 'Full synopsis',
  features: 'Included in the course',
  learningOutcomes: 'What people learn',
  curriculum: 'Curriculum',
  isHidden: 'Hidden',
  canceledEnrollments: 'Canceled enrollments',
};

/** One changed field: `before` or `after` is undefined for a new or removed value. */
export interface ChangedField {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  return Object.keys({ ...before, ...after }).map((field) => ({
    name: FIELDS[field] ?? field,
    before: valueText(before?.[field]),
    after: valueText(after?.[field]),
  }));
}

function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.every(isRole) ? roleNames(value) : value.map(valueText).join(', ');
  return typeof value === 'object' ? partsText(value) : String(value);
}

/** A value with parts, such as a logo or an entry of the content: its non-empty parts. */
const partsText = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => [FIELDS[name] ?? name, valueText(part)])
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');

const isRole = (value: unknown): value is StaffRole => (STAFF_ROLES as readonly unknown[]).includes(value);
