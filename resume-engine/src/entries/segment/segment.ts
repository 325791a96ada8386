/** The score of some lines as an entry's head, or of one line as body. */
export interface Scores {
  head(from: number, to: number): number;
  body(at: number, isFirst: boolean): number;
}

/** Half-open ranges of lines. `head` is empty for lines above the first head. */
export interface Segment {
  readonly from: number;
  readonly bodyFrom: number;
  readonly to: number;
}

/** Lines of a head. */
export const MAX_HEAD_LENGTH = 6;

interface Step {
  readonly score: number;
  readonly from: number;
  readonly isHead: boolean;
}

function backwards(steps: readonly Step[]): Segment[] {
  const segments: Segment[] = [];
  let to = steps.length - 1;
  for (let at = to; at > 0;) {
    const step = steps[at];
    if (!step) break;
    if (step.isHead || step.from === 0) {
      segments.push({ from: step.from, bodyFrom: step.isHead ? at : step.from, to });
      to = step.from;
    }
    at = step.from;
  }
  return segments.reverse();
}

/** The best-scoring way to split `count` lines into entries. */
export function segment(count: number, scores: Scores): Segment[] {
  const steps: (Step & { readonly hasHead: boolean })[] = [{ score: 0, from: 0, isHead: false, hasHead: false }];
  for (let to = 1; to <= count; to += 1) {
    const before = steps[to - 1];
    if (!before) break;
    const body = scores.body(to - 1, !before.hasHead);
    let best = { score: before.score + body, from: to - 1, isHead: false, hasHead: before.hasHead };
    for (let from = Math.max(0, to - MAX_HEAD_LENGTH); from < to; from += 1) {
      const score = (steps[from]?.score ?? -Infinity) + scores.head(from, to);
      if (score > best.score) best = { score, from, isHead: true, hasHead: true };
    }
    steps.push(best);
  }
  return backwards(steps);
}
