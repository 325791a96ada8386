import type { LiveMount, Mounted } from '../mount/mount-live';

/** Sees for itself whether what is on trial works. `trial` names it. */
export type Confirm = (trial: string, mount: LiveMount) => Promise<Mounted>;

/** Whoever forges reports must not keep this machine busy with browsers. */
const AGAIN_MS = 60_000;

/** Confirms by mounting pages, the same at most once a minute. */
export function confirmWith(mount: (mount: LiveMount) => Promise<Mounted>): Confirm {
  const seen = new Map<string, { readonly at: number; readonly mounted: Mounted }>();
  return async (trial, asked) => {
    const key = `${trial} ${asked.bundles.join(' ')}`;
    const last = seen.get(key);
    if (last && Date.now() - last.at < AGAIN_MS) return last.mounted;
    // A browser that ends by itself says nothing about the pages, and must not end the guard.
    const mounted = await mount(asked).catch(({ message }: Error): Mounted => {
      return { verdict: 'unknown', said: `Its pages could not be mounted: ${message.split('\n')[0]}.` };
    });
    seen.set(key, { at: Date.now(), mounted });
    return mounted;
  };
}
