import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from '@kadam/shared/remote';
import type { Configuration } from 'webpack-dev-server';

/** What stands around the bundles from source. */
export interface Surroundings {
  /** What the dev server passes on, or serves from a folder. */
  readonly serving: Pick<Configuration, 'proxy' | 'static'>;
  /** Whether the host is one of the bundles from source. */
  readonly isHostFromSource: boolean;
  registry(): Promise<Registry>;
  /** Whether a call of this path is taken and told to nobody. */
  isIgnored(path: string): boolean;
  /** Answers an address that is neither the API's nor a file of a bundle. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Path that a request asks for, without the slash at its end. */
export const pathOf = ({ url = '/' }: IncomingMessage): string =>
  new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');

/** Sends a document that no browser keeps. */
export function sendDocument(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(html);
}
