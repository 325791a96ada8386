import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a link in a mail: 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret. Random bits need no salt and no slow hash. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest();
