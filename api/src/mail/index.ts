export { enqueueCappedMail, mailCountsChore, takeMailOfDay } from './daily-cap';
export type { Mail, Mailbox } from './mail';
export { mailBody, type MailPiece } from './mail-body';
export { enqueueMail, mailTasks } from './mail-task';
export { type MailTransport, openMailTransport } from './transport';
