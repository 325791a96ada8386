export { enqueueCappedMail, mailCountsJob, takeMailOfDay } from './daily-cap';
export { greeting } from './greeting';
export type { Mail, Mailbox, WrittenMail } from './mail';
export { mailBody, type MailPiece } from './mail-body';
export { enqueueMail, enqueueMailAbout, mailTasks, type MailWriter, writtenMailTasks } from './mail-task';
export { type MailTransport, openMailTransport } from './transport';
