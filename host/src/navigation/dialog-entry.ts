/** Marks the history entry of an open dialog. */
const MARK = 'kadamDialog';
/** A step without a target fires no event; it is abandoned after this time. */
const NO_EVENT_TIMEOUT_MS = 1_000;
/**
 * A step from our own entry always fires an event, though late in a busy browser; other calls wait
 * for it.
 */
const EVENT_TIMEOUT_MS = 10_000;

interface Written {
  readonly state: unknown;
  readonly url: string | URL | null | undefined;
}

/**
 * A history entry with the same URL while a dialog is open, so that Back can close it. Router and
 * pages do not see it: their calls of the history API act as if it did not exist.
 */
export class DialogEntry {
  private readonly native = {
    push: window.history.pushState.bind(window.history),
    replace: window.history.replaceState.bind(window.history),
    go: window.history.go.bind(window.history),
  };
  private isCurrent = false;
  private isLeaving = false;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** Entry of the page below. */
  private below = '';
  /** Changes of the page's own entry meanwhile. */
  private rewritten: Written | undefined;
  /** Calls made while a step is pending. */
  private late: (() => void)[] = [];

  /**
   * @param onBack the user went back from the entry
   * @param onSettled no step is pending; a new entry can be requested
   */
  constructor(
    private readonly onBack: () => void,
    private readonly onSettled: () => void,
  ) {
    Object.assign(window.history, {
      pushState: (state: unknown, _: string, url?: Written['url']) => this.push({ state, url }),
      replaceState: (state: unknown, _: string, url?: Written['url']) => this.replace({ state, url }),
      go: (delta = 0) => this.go(delta),
      back: () => this.go(-1),
      forward: () => this.go(1),
    });
    // In the capture phase, before the router.
    window.addEventListener('popstate', this.handlePop, { capture: true });
    if (isMarked(window.history.state)) this.stepOver();
  }

  add(): void {
    if (this.isCurrent) return;
    const state: unknown = window.history.state;
    this.below = idOf(state);
    this.rewritten = undefined;
    this.isCurrent = true;
    this.native.push(marked(state), '');
  }

  remove(): void {
    if (this.isCurrent && !this.isLeaving) this.leave(-1, EVENT_TIMEOUT_MS);
  }

  /** For tests: restores the browser's history methods. */
  end(): void {
    this.isCurrent = false;
    for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'])
      Reflect.deleteProperty(window.history, name);
    window.removeEventListener('popstate', this.handlePop, { capture: true });
  }

  private push({ state, url }: Written): void {
    if (this.isLeaving) return void this.late.push(() => this.push({ state, url }));
    if (!this.isCurrent) return this.native.push(state, '', url);
    // The next page replaces this entry; otherwise Back would show the same page.
    this.isCurrent = false;
    this.native.replace(state, '', url);
    setTimeout(this.onSettled);
  }

  private replace(written: Written): void {
    if (this.isLeaving) return void this.late.push(() => this.replace(written));
    if (this.isCurrent) this.rewritten = written;
    this.native.replace(this.isCurrent ? marked(written.state) : written.state, '', written.url);
  }

  private go(delta: number): void {
    if (this.isLeaving) return void this.late.push(() => this.go(delta));
    if (this.isCurrent && delta < 0) return this.leave(delta - 1);
    this.native.go(delta);
  }

  private leave(delta: number, timeoutMs = NO_EVENT_TIMEOUT_MS): void {
    this.isLeaving = true;
    this.native.go(delta);
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.isLeaving && this.settle(), timeoutMs);
  }

  private readonly handlePop = (event: PopStateEvent): void => {
    if (!this.isCurrent) {
      // Forward or a reload led to the entry of a closed dialog.
      if (isMarked(event.state)) {
        event.stopImmediatePropagation();
        this.stepOver();
      }
      return;
    }
    const isByPerson = !this.isLeaving;
    const isBelow = idOf(event.state) === this.below;
    this.isCurrent = false;
    if (isBelow) {
      event.stopImmediatePropagation();
      if (this.rewritten) this.native.replace(this.rewritten.state, '', this.rewritten.url);
      if (isByPerson) this.onBack();
    }
    this.settle();
  };

  private stepOver(): void {
    this.below = idOf(window.history.state);
    this.rewritten = undefined;
    this.isCurrent = true;
    this.leave(-1);
  }

  private settle(): void {
    this.isLeaving = false;
    const late = this.late.splice(0);
    for (const step of late) step();
    // The router read the URL before these steps changed it.
    if (late.length > 0) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    setTimeout(this.onSettled);
  }
}

type RouterState = { readonly idx?: unknown; readonly key?: unknown } | null;

const marked = (state: unknown) => ({ ...(state as object | null), [MARK]: true });
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
const idOf = (state: unknown): string =>
  `${String((state as RouterState)?.idx)} ${String((state as RouterState)?.key)}`;
