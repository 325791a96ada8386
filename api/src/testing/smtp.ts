import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly receivers: readonly string[];
  readonly raw: string;
}

export interface TestSmtp {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

interface SmtpBehavior {
  /** Called before a mail is acknowledged; a thrown error, with its `responseCode`, rejects it. */
  readonly onMail?: (mail: ReceivedMail) => void | Promise<void>;
  /** Called for each recipient; a thrown error rejects it. */
  readonly onReceiver?: (address: string) => void;
}

export async function startSmtp({ onMail, onReceiver }: SmtpBehavior = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => settle(async () => onReceiver?.(address), done),
    onData: (stream, { envelope }, done) =>
      settle(async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
        const mail = {
          receivers: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        };
        await onMail?.(mail);
        received.push(mail);
      }, done),
  });
  // Clients that are killed or give up leave broken connections behind.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function settle(work: () => Promise<void>, done: (error?: Error) => void): void {
  work().then(
    () => done(),
    (error: Error) => done(error),
  );
}

export const headersOf = (raw: string): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
