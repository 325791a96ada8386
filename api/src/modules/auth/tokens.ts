import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, opaque. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. Random bits need no salt and no slow hash. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();
