import type { Visitor } from '../../portal/browsers/visitor';

/** An event of the page, with milliseconds since the navigation. */
export interface Seen {
  readonly what: string;
  readonly at: number;
}

declare global {
  var stepsSeen: Seen[];
}

/**
 * Records in the page when Analyze Resume is clicked, when each step of the overlay starts, and
 * when the overlay closes.
 */
export const watchSteps = (visitor: Visitor): Promise<void> =>
  visitor.runs(() => {
    globalThis.stepsSeen = [];
    const record = (what: string) => globalThis.stepsSeen.push({ what, at: performance.now() });
    const check = () => {
      const step = document.querySelector('dialog [aria-current="step"]')?.textContent;
      const last = globalThis.stepsSeen.at(-1)?.what ?? '';
      if (step && step !== last) record(step);
      if (!document.querySelector('dialog[open]') && last !== 'pressed') record('closed');
      if (globalThis.stepsSeen.at(-1)?.what === 'closed') observer.disconnect();
    };
    const observer = new MutationObserver(check);
    const pressed = () => {
      record('pressed');
      const settings = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current', 'open'] };
      observer.observe(document.body, settings);
    };
    document.addEventListener('click', pressed, { capture: true, once: true });
  });

/** The records, with start and end of the call. */
export const stepsSeen = (visitor: Visitor): Promise<Seen[]> =>
  visitor.runs(() => {
    const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/resume/ats-score'));
    const { startTime = Infinity, responseEnd = Infinity } = (call ?? {}) as Partial<PerformanceResourceTiming>;
    const calls = [
      { what: 'call', at: startTime },
      { what: 'answer', at: responseEnd },
    ];
    return [...globalThis.stepsSeen, ...calls].sort((one, other) => one.at - other.at);
  });
