import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const HEADER_BYTES = 12;
const TYPE_AND_CLASS_BYTES = 4;
const NO_SUCH_NAME = 3;

/** A DNS server on 127.0.0.1 that resolves every name to the address set by `means`, or to none. */
export async function startNameServer(): Promise<{ address: string; means(ip?: string): void; stop(): void }> {
  let ip4: string | undefined;
  const socket = createSocket('udp4', (question, { port, address }) =>
    socket.send(responseTo(question, ip4), port, address),
  );
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, means: (ip) => void (ip4 = ip), stop: () => void socket.close() };
}

/** A response with one record (RFC 1035, section 4.1) and a TTL of one second. */
function responseTo(message: Buffer, ip: string | undefined): Buffer {
  const end = message.indexOf(0, HEADER_BYTES) + 1 + TYPE_AND_CLASS_BYTES;
  const head = Buffer.from(message.subarray(0, end));
  head.writeUInt16BE(0x8180 | (ip === undefined ? NO_SUCH_NAME : 0), 2);
  for (const [at, count] of [1, ip === undefined ? 0 : 1, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at);
  if (ip === undefined) return head;
  // The name asked for, type A, class IN, one second, four bytes.
  const about = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4]);
  return Buffer.concat([head, about, Buffer.from(ip.split('.').map(Number))]);
}
