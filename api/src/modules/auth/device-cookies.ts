import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie by which a browser shows that it has signed in to an account before. */
export interface DeviceCookie {
  /** Another one for each account, and it does not tell which. */
  readonly name: string;
  /** The browser a value of the cookie stands for; undefined where we have not signed it. */
  read(value: string | undefined): string | undefined;
  /** The value for a browser, known or new. */
  write(device: string | undefined): string;
}

/** How long a browser is remembered after its last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Where it is sent to: what throttles or judges by it. */
export const DEVICE_PATH = '/api/auth';

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): they choose which counter an attempt to log in counts in,
 * and whether what is in an account that nobody has confirmed was put there in this browser (decision 0065). They authenticate nobody.
 */
export function createDeviceCookies(readKey: () => Promise<Buffer>) {
  return {
    async of(email: string): Promise<DeviceCookie> {
      const key = await readKey();
      const sign = (...words: string[]) => createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
      const write = (device: string) => `${device}.${sign('device', email, device)}`;
      return {
        name: `kadam-device-${sign('name', email).slice(0, 16)}`,
        read: (value = '') => {
          const [device = ''] = value.split('.');
          return isSame(value, write(device)) ? device : undefined;
        },
        write: (device = randomBytes(16).toString('base64url')) => write(device),
      };
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
