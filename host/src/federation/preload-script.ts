import { recordArrival, ATTEMPT_TIMEOUT_MS, withIdleTimeout } from './idle-timeout';

/** Bytes are counted only for files that take longer than this. */
const COUNT_AFTER_MS = 1_500;

/**
 * What requests the script later: an element prepared by the gate, `import()`, which uses the
 * module map, or an element of a remote's own loader, which has no `crossorigin`.
 */
export type Requester = 'element' | 'import' | 'own element';

const pending = new Map<string, Promise<void>>();

/**
 * Preloads a script, so that an element that requests it never hangs: a preload can be canceled,
 * the request of a script element cannot. Rejects if the file is rejected or the idle timeout
 * passes; the request is canceled then.
 */
export function preloadScript(src: string, integrity: string, requester: Requester = 'element'): Promise<void> {
  const known = pending.get(src);
  if (known) return known;
  const preloading = preload(src, integrity, requester).finally(() => pending.delete(src));
  pending.set(src, preloading);
  return preloading;
}

async function preload(src: string, integrity: string, requester: Requester): Promise<void> {
  const counting = new AbortController();
  const timer = setTimeout(() => void countBytes(src, counting.signal).catch(() => {}), COUNT_AFTER_MS);
  try {
    await withIdleTimeout(preloaded(src, integrity, requester), ATTEMPT_TIMEOUT_MS);
    recordArrival();
  } catch (error) {
    cancelRequests(src);
    throw error;
  } finally {
    clearTimeout(timer);
    counting.abort();
  }
}

// If the document preloads the same file, the browser makes one request and both links get its
// event. A preload is used only by a request in the same mode.
function preloaded(src: string, integrity: string, requester: Requester): Promise<void> {
  const hint = document.createElement('link');
  const rel = requester === 'import' ? 'modulepreload' : 'preload';
  const crossOrigin = requester === 'own element' ? null : 'anonymous';
  Object.assign(hint, { rel, as: 'script', crossOrigin, integrity, href: src });
  return new Promise((resolve, reject) => {
    hint.addEventListener('load', () => {
      resolve();
      // By then the script element has requested the file.
      setTimeout(() => hint.remove());
    });
    hint.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(hint);
  });
}

/**
 * Reads a slow file a second time to see whether data still arrives: a preload has no progress
 * events.
 */
async function countBytes(src: string, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(src, { signal });
  for (const reader = body?.getReader(); reader && !(await reader.read()).done;) recordArrival();
}

/** Cancels the request and other preloads of the same release, whose connections may hang too. */
function cancelRequests(src: string): void {
  const folder = src.split('/', 4).join('/');
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    const file = hint.getAttribute('href') ?? '';
    if (file === src || (file.startsWith(`${folder}/`) && !pending.has(file))) hint.remove();
  }
}
