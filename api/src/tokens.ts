import { createHash, randomBytes } from 'node:crypto';

/** A new token of a session, or of a link in a mail: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The stored form of a token. Random bits need no salt and no slow hash. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();
