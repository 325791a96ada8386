/** The host's script gate (host/src/federation/script-gate.ts); absent if a remote runs alone. */
interface Gate {
  readonly __kadam_script__?: (url: string) => { readonly src: string; readonly integrity: string };
}

/**
 * A worker whose script passed the host's script gate. Browsers check no integrity of workers, so
 * the script is fetched with it first; the worker then gets the same bytes from the cache, because
 * released files never change.
 */
export class VerifiedWorker {
  /**
   * The running worker; rejected if its script cannot be fetched, has the wrong hash, or `signal`
   * aborted it.
   */
  readonly started: Promise<Worker>;

  /**
   * @param address written inline as `new URL('./some-worker.ts', import.meta.url)`, so that the
   * build bundles that file
   */
  constructor(address: URL, { signal }: { readonly signal?: AbortSignal } = {}) {
    this.started = start(address, signal);
  }
}

async function start(address: URL, signal: AbortSignal | undefined): Promise<Worker> {
  const gate = (globalThis as Gate).__kadam_script__;
  if (!gate) return new Worker(address);
  const { src, integrity } = gate(address.href);
  const response = await fetch(String(src), { integrity, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${String(src)} answered ${response.status}.`);
  await response.arrayBuffer();
  return new Worker(src);
}
