import { createServer } from 'node:net';

/**
 * Checks that a port is free, before anything is built.
 * @param {{ host: string, port: number, command: string }} wanted `command` is named in the message
 * @throws Error with a message that names `PORT`
 */
export async function assertPortIsFree({ host, port, command }) {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 1 to 65535, not '${process.env.PORT}'.`);
  const probe = createServer();
  await new Promise((free, taken) => {
    probe.once('error', ({ code }) => taken(new Error(messageFor(code, port, command))));
    probe.listen({ host, port }, () => probe.close(free));
  });
}

function messageFor(code, port, command) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one: PORT=8081 ${command}`;
  if (code === 'EACCES') return `Port ${port} needs more permissions. Choose a higher one: PORT=8080 ${command}`;
  return `Port ${port} cannot be used (${code}). Choose another one: PORT=8081 ${command}`;
}
