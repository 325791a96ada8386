import { once } from 'node:events';
import { createReleaseService } from '../service/release-service';
import { print, UsageError, type Command } from './command';

const PORT = 3009;

/** `service [--port 3009]`: until it is ended. */
export const serviceCommand: Command = async (words, { bundles, port = String(PORT) }) => {
  if (words.length > 0 || !/^\d{1,5}$/.test(port)) throw new UsageError(`Name nothing but the port: --port ${PORT}.`);
  const service = createReleaseService({ bundlesFolder: bundles, logger: true });
  // Reached through nginx, which has the certificate.
  await service.listen({ host: '127.0.0.1', port: Number(port) });
  print(`The release service listens on 127.0.0.1:${port}.`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  // Waits for releases that are being checked.
  await service.close();
  return 0;
};
