import { API_BASE } from '../contract/endpoint';

declare const KADAM_API_BASE: string | undefined;

/** Base URL of all calls: the build setting KADAM_API_BASE, or `/api` on the portal's origin. */
export const apiBase = (): string => (typeof KADAM_API_BASE === 'string' ? KADAM_API_BASE : API_BASE);
