import { API_BASE } from '../contract/endpoint';

declare const KADAM_API_BASE: string | undefined;

/** Base of every call: the build setting KADAM_API_BASE, else `/api` on the portal's own origin (specification, section 7). */
export const apiBase = (): string => (typeof KADAM_API_BASE === 'string' ? KADAM_API_BASE : API_BASE);
