import type { LiveMount, MountResult } from '../mount/mount-live';

/** Checks whether the release called `name` works on this machine. */
export type Confirm = (name: string, mount: LiveMount) => Promise<MountResult>;

/** Forged reports must not start browsers all the time. */
const REPEAT_MS = 60_000;

/** Confirms by mounting pages, at most once a minute for each release. */
export function confirmWith(mount: (mount: LiveMount) => Promise<MountResult>): Confirm {
  const seen = new Map<string, { readonly at: number; readonly mounted: MountResult }>();
  return async (name, asked) => {
    const key = `${name} ${asked.bundles.join(' ')}`;
    const last = seen.get(key);
    if (last && Date.now() - last.at < REPEAT_MS) return last.mounted;
    // A browser that crashes says nothing about the pages.
    const mounted = await mount(asked).catch((error: Error): MountResult => {
      return { verdict: 'unknown', message: `Its pages could not be mounted: ${error.message.split('\n')[0]}.` };
    });
    seen.set(key, { at: Date.now(), mounted });
    return mounted;
  };
}
