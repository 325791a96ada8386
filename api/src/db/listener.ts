import pg from 'pg';
import type { Database } from './database';

/** Receives the notifications of a database. */
export interface Listener {
  readonly listen: Database['listen'];
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;
// Interval of a query that tests the connection: an idle one looks the same as a broken one.
const PROBE_MS = 15_000;

/**
 * For the embedded database: notifications arrive only on the connection that sent them, and there
 * is only one.
 */
export function poolListener(pool: pg.Pool): Listener {
  const channels = new Channels();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel }) => channels.notify(channel));
    // A new connection replaces a broken one, which may have missed notifications.
    for (const channel of channels.names) {
      client.query(`listen ${channel}`).catch(() => undefined);
      channels.notify(channel);
    }
  });
  return {
    listen: async (channel, onNotify) => {
      const stop = channels.add(channel, onNotify);
      await pool.query(`listen ${channel}`);
      return async () => stop();
    },
    close: async () => undefined,
  };
}

/**
 * For PostgreSQL: a separate connection, opened with the first listener and reopened when it is
 * lost.
 */
export function clientListener(config: pg.ClientConfig): Listener {
  const channels = new Channels();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...config, query_timeout: PROBE_MS, keepAlive: true });
    client = next;
    next.on('notification', ({ channel }) => channels.notify(channel));
    next.on('error', () => undefined);
    next.on('end', () => next === client && later(connect, RECONNECT_MS));
    try {
      await next.connect();
      for (const channel of channels.names) await next.query(`listen ${channel}`);
      for (const channel of channels.names) channels.notify(channel);
      later(probe, PROBE_MS);
    } catch {
      drop(next);
    }
  }

  async function probe(): Promise<void> {
    const current = client;
    try {
      await current?.query('select 1');
      later(probe, PROBE_MS);
    } catch {
      drop(current);
    }
  }

  function drop(lost: pg.Client | undefined): void {
    if (lost !== client) return;
    client = undefined;
    void lost?.end().catch(() => undefined);
    later(connect, RECONNECT_MS);
  }

  function later(work: () => Promise<void>, waitMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void work(), waitMs).unref();
  }

  return {
    listen: async (channel, onNotify) => {
      const stop = channels.add(channel, onNotify);
      if (client) await client.query(`listen ${channel}`);
      else await connect();
      return async () => stop();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

class Channels {
  private readonly listeners = new Map<string, Set<() => void>>();

  get names(): string[] {
    return [...this.listeners.keys()];
  }

  add(channel: string, onNotify: () => void): () => void {
    const known = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, known.add(onNotify));
    return () => known.delete(onNotify);
  }

  notify(channel: string): void {
    for (const onNotify of this.listeners.get(channel) ?? []) onNotify();
  }
}
