import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that shows that a browser has signed in to an account before. */
export interface DeviceCookie {
  /** Differs between accounts without revealing them. */
  readonly name: string;
  /** The device of a cookie value; undefined unless we have signed it. */
  read(value: string | undefined): Device | undefined;
  /** The value for a browser, known or new. */
  write(device: Partial<Device>): string;
}

export interface Device {
  readonly id: string;
  /** Of the account when the cookie was created; void once the account has another one. */
  readonly generation: number;
}

/** How long a browser is remembered after its last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Path of the endpoints that use the cookie. */
export const DEVICE_PATH = '/api/auth';

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): they select the
 * counter for a login attempt, and whether a link for a forgotten password is sent although
 * strangers have requested many (decision 0065). They do not authenticate.
 */
export function createDeviceCookies(readKey: () => Promise<Buffer>) {
  return {
    async of(email: string): Promise<DeviceCookie> {
      const key = await readKey();
      const sign = (...words: string[]) => createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
      const write = ({ id, generation }: Device) => {
        const words = generation === 0 ? [id] : [id, String(generation)];
        return [...words, sign('device', email, ...words)].join('.');
      };
      return {
        name: `kadam-device-${sign('name', email).slice(0, 16)}`,
        read: (value = '') => {
          const [id = '', generation = '0'] = value.split('.').slice(0, -1);
          const device = { id, generation: Number(generation) };
          return isSame(value, write(device)) ? device : undefined;
        },
        write: ({ id = randomBytes(16).toString('base64url'), generation = 0 }) => write({ id, generation }),
      };
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
