import { noteArrival, TRY_LIMIT_MS, withinSilence } from './silence';

/** A file that comes sooner needs nobody to count its bytes. */
const COUNT_AFTER_MS = 1_500;

const underWay = new Map<string, Promise<void>>();

/**
 * Waits until the browser holds a script, so that an element that asks for it gets it at once and never hangs. A script element cannot be
 * made to let go of its connection, a preload can. Rejects when the file is refused, or when nothing has arrived for too long; the request
 * is cancelled then.
 */
export function scriptArrival(src: string, integrity: string): Promise<void> {
  const known = underWay.get(src);
  if (known) return known;
  const arrival = bring(src, integrity).finally(() => underWay.delete(src));
  underWay.set(src, arrival);
  return arrival;
}

async function bring(src: string, integrity: string): Promise<void> {
  const counting = new AbortController();
  const timer = setTimeout(() => void countBytes(src, counting.signal).catch(() => {}), COUNT_AFTER_MS);
  try {
    await withinSilence(preloaded(src, integrity), TRY_LIMIT_MS);
    noteArrival();
  } catch (error) {
    letGo(src);
    throw error;
  } finally {
    clearTimeout(timer);
    counting.abort();
  }
}

// The document may preload the same file; the browser makes one request of both, and this one is told when it is done.
function preloaded(src: string, integrity: string): Promise<void> {
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: src });
  return new Promise((resolve, reject) => {
    hint.addEventListener('load', () => {
      resolve();
      // By then the script element has asked for the file.
      setTimeout(() => hint.remove());
    });
    hint.addEventListener('error', () => reject(new Error(`${src} did not come.`)));
    document.head.append(hint);
  });
}

/** Joins a request that takes long, only to notice that it still brings something: a preload tells nothing before its end. */
async function countBytes(src: string, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(src, { signal });
  for (const reader = body?.getReader(); reader && !(await reader.read()).done;) noteArrival();
}

/** Cancels the request, and what the document alone waits for in the same release: where one file hangs, the others hold connections too. */
function letGo(src: string): void {
  const folder = src.split('/', 4).join('/');
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    const file = hint.getAttribute('href') ?? '';
    if (file === src || (file.startsWith(`${folder}/`) && !underWay.has(file))) hint.remove();
  }
}
