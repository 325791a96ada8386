/** The gate that a host publishes for the scripts of a page (host/src/federation/script-gate.ts); absent where a remote runs alone. */
interface Gate {
  readonly __kadam_script__?: (url: string) => { readonly src: string; readonly integrity: string };
}

/**
 * A worker whose script the host has admitted. Browsers check no hash of a worker, so its bytes are fetched with theirs before: the
 * worker then takes the same ones out of the browser's cache, because a released file never changes.
 */
export class VerifiedWorker {
  /** The running worker; rejected when its script cannot be fetched, is not the released one, or `signal` ended it. */
  readonly started: Promise<Worker>;

  /** @param address written in place as `new URL('./some-worker.ts', import.meta.url)`: the build preset makes a bundle of its own of that file */
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
