import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { BRAND } from '@kadam/shared/contract/brand';
import { greeting, type Mail, mailBody } from '../../mail';

interface DeletedMember {
  readonly email: string;
  readonly firstName: string;
}

export const deletionMail = ({ email, firstName }: DeletedMember): Mail => ({
  kind: 'account-deleted',
  to: { name: '', address: email },
  subject: `Your ${BRAND.name} account is deleted`,
  ...mailBody([
    greeting(firstName),
    `your account at ${BRAND.name} was deleted just now, with your name, your job profile, applications, saved jobs, enrollments and everything else in it. The newsletter and messages from this address are gone from our records too.`,
    `Mails that our office or an employer had received about your applications before remain with them for as long as they need them to fill the job, at most ${APPLICATION_RETENTION_YEARS} years, the time within which the law lets claims be brought.`,
    `If you did not request this, write to ${BRAND.email} at once. This is the last mail about the account.`,
  ]),
});
