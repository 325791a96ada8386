export { enqueueCappedMail, mailCountsJob, takeMailOfDay } from './mail-task';
export { queueMetrics } from './queue-metrics';
export { greeting, isRepeatable } from './mail-body';
export { type Mail, type Mailbox, officeMailbox, type WrittenMail } from './mail';
export { mailBody, type MailPiece } from './mail-body';
export { enqueueMail, enqueueMailAbout, MAIL_KINDS, mailTasks, type MailWriter, writtenMailTasks } from './mail-task';
export { type MailTransport, openMailTransport } from './transport';
