export type { Mail, Mailbox } from './mail';
export { mailBody, type MailPiece } from './mail-body';
export { enqueue } from './outbox.repository';
export { type MailTransport, openMailTransport } from './transport';
export { createOutboxWorker } from './worker';
