import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWN_HEADERS, PAGE_POLICY } from '../serve/response-headers';
import { pathOf } from './surroundings';

/** A policy of the portal's pages, with one more maker of script addresses: that of the files from source (shared/src/dev/client.ts). */
export const widened = (policy: string): string => policy.replace('trusted-types kadam-loader', '$& kadam-dev');

// Those of the portal's pages, so that what the policy forbids fails here already.
const HEADERS = Object.entries({ ...OWN_HEADERS, 'content-security-policy': widened(PAGE_POLICY) });
/** What changes while its address stays. */
const FROM_SOURCE = /^\/(__dev|bundles\/[a-z0-9]+\/dev)\//;

/** Middleware that gives every answer the headers of the portal. */
export function setHeaders(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  HEADERS.forEach(([name, value]) => response.setHeader(name, value));
  if (FROM_SOURCE.test(pathOf(request))) response.setHeader('Cache-Control', 'no-store');
  next();
}
