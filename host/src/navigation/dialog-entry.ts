/** Marks the entry of the history that stands for what is open over the page. */
const MARK = 'kadamDialog';
/** A step that may lead nowhere, because there is no such entry, is not answered then; after so long it is given up. */
const UNANSWERED_MS = 1_000;
/** A step from an entry that was made here is answered, by a busy browser late: what was asked meanwhile must not come before it. */
const ANSWERED_MS = 10_000;

interface Written {
  readonly state: unknown;
  readonly url: string | URL | null | undefined;
}

/**
 * One more entry of the history, of the same address, for as long as something is open over the page, so that Back can close it. Neither the
 * router nor the pages know of it: what they ask of the history meanwhile is done as if it were not there.
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
  /** The entry of the page below. */
  private below = '';
  /** What the page has meanwhile made of its own entry. */
  private rewritten: Written | undefined;
  /** What was asked while the history was on its way. */
  private late: (() => void)[] = [];

  /**
   * @param onBack somebody went back from it
   * @param onSettled the history stands again; whoever has something open may ask for a new entry
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
    // In the capture phase, because the router listens too.
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
    if (this.isCurrent && !this.isLeaving) this.leave(-1, ANSWERED_MS);
  }

  /** For tests: the history is as the browser made it. */
  end(): void {
    this.isCurrent = false;
    for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'])
      Reflect.deleteProperty(window.history, name);
    window.removeEventListener('popstate', this.handlePop, { capture: true });
  }

  private push({ state, url }: Written): void {
    if (this.isLeaving) return void this.late.push(() => this.push({ state, url }));
    if (!this.isCurrent) return this.native.push(state, '', url);
    // The next page takes the place of this entry, which would be a step back that shows nothing new.
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

  private leave(delta: number, mostMs = UNANSWERED_MS): void {
    this.isLeaving = true;
    this.native.go(delta);
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.isLeaving && this.settle(), mostMs);
  }

  private readonly handlePop = (event: PopStateEvent): void => {
    if (!this.isCurrent) {
      // Forward, or a reload, has led to an entry for which nothing is open any more.
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
    // The router has read the address before these steps had changed it.
    if (late.length > 0) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    setTimeout(this.onSettled);
  }
}

type RouterState = { readonly idx?: unknown; readonly key?: unknown } | null;

const marked = (state: unknown) => ({ ...(state as object | null), [MARK]: true });
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
const idOf = (state: unknown): string =>
  `${String((state as RouterState)?.idx)} ${String((state as RouterState)?.key)}`;
