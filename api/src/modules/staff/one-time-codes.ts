import { createHash, randomBytes } from 'node:crypto';
import { BRAND } from '@kadam/shared/contract/brand';
import { RECOVERY_CODES, SECOND_FACTOR_DIGITS } from '@kadam/shared/contract/staff';
import { Secret, TOTP } from 'otpauth';

/** Seconds of a time step; supported by all authenticator apps (RFC 6238, section 5.2). */
const PERIOD = 30;
/** Codes of the previous and the next step are accepted too, because clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

const totpOf = (secret: Buffer, email: string) =>
  new TOTP({
    issuer: BRAND.name,
    label: email,
    algorithm: 'SHA1',
    digits: SECOND_FACTOR_DIGITS,
    period: PERIOD,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** The secret for an authenticator app: as a URI for a QR code, and as text. */
export function setupOf(secret: Buffer, email: string): { uri: string; secret: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The time step of a code that is currently valid; undefined for a wrong code. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Letters and digits of recovery codes, without similar-looking ones. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Recovery codes and their stored form. They are random, so they need no salt and no slow hash. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: codes.map(recoveryCodeHash) };
}

function newCode(): string {
  let letters = '';
  while (letters.length < LENGTH) {
    // Bytes beyond a multiple of the alphabet's length would make some letters more likely.
    for (const byte of randomBytes(LENGTH))
      if (byte < 256 - (256 % LETTERS.length)) letters += LETTERS[byte % LETTERS.length];
  }
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2, LENGTH)}`;
}

export const recoveryCodeHash = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();

/** Whether the text is a code of an app and not a recovery code. */
export const isAppCode = (code: string): boolean =>
  new RegExp(`^\\d{${SECOND_FACTOR_DIGITS}}$`).test(code.replace(/\s/g, ''));
