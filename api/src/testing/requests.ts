import type { ServerProcess } from './server-process';

export const send = async (server: ServerProcess, path: string, body?: object) => {
  const response = await fetch(`${server.origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, body: (await response.json()) as { token?: string; message?: string } };
};

export const account = (email: string) => ({ firstName: 'Asha', lastName: 'Rao', email, password: 'monsoon-clouds' });
