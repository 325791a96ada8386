import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from '@kadam/shared/remote';
import type { Configuration } from 'webpack-dev-server';

/** The rest of the portal around the bundles from source. */
export interface DevBackend {
  readonly serverOptions: Pick<Configuration, 'proxy' | 'static'>;
  readonly isHostFromSource: boolean;
  registry(): Promise<Registry>;
  /** Whether calls of this path are dropped. */
  isIgnored(path: string): boolean;
  /** Handles a request for a document. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Path of a request without a trailing slash. */
export const pathOf = ({ url = '/' }: IncomingMessage): string =>
  new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');

/** Sends a document that is not cached. */
export function sendDocument(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(html);
}
