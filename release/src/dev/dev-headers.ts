import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWN_HEADERS, PAGE_POLICY } from '../serve/response-headers';
import { pathOf } from './dev-backend';

/** Extends a policy by the trusted types policy of files from source (shared/src/dev/client.ts). */
export const widened = (policy: string): string => policy.replace('trusted-types kadam-loader', '$& kadam-dev');

// The same as in production, so that violations show during development.
const HEADERS = Object.entries({ ...OWN_HEADERS, 'content-security-policy': widened(PAGE_POLICY) });
/** Files that change at the same URL. */
const FROM_SOURCE = /^\/(__dev|bundles\/[a-z0-9]+\/dev)\//;

/** Middleware that sets the headers of the portal. */
export function setHeaders(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  HEADERS.forEach(([name, value]) => response.setHeader(name, value));
  if (FROM_SOURCE.test(pathOf(request))) response.setHeader('Cache-Control', 'no-store');
  next();
}
