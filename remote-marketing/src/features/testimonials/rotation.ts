/** The current and the next testimonial. In the gap neither is visible. */
export type Rotation =
  | { readonly phase: 'shown'; readonly index: number }
  | { readonly phase: 'leaving'; readonly index: number; readonly next: number }
  | { readonly phase: 'gap'; readonly next: number }
  | { readonly phase: 'entering'; readonly index: number };

export type RotationStep = { readonly kind: 'go'; readonly to: number } | { readonly kind: 'settle' };

/** Duration of each phase in milliseconds. */
export const PHASE_MS = { leaving: 250, gap: 100, entering: 500 } as const;
/** Milliseconds between two changes. */
export const ADVANCE_MS = 5000;

export const START: Rotation = { phase: 'shown', index: 0 };

/** The testimonial whose dot is highlighted. */
export const targetOf = (rotation: Rotation): number => ('next' in rotation ? rotation.next : rotation.index);

export const seenOf = (rotation: Rotation): number | undefined => ('index' in rotation ? rotation.index : undefined);

export function rotate(rotation: Rotation, step: RotationStep): Rotation {
  return step.kind === 'go' ? go(rotation, step.to) : settle(rotation);
}

function go(rotation: Rotation, to: number): Rotation {
  if (to === targetOf(rotation)) return rotation;
  if (rotation.phase === 'gap') return { phase: 'gap', next: to };
  return { phase: 'leaving', index: rotation.index, next: to };
}

function settle(rotation: Rotation): Rotation {
  if (rotation.phase === 'leaving') return { phase: 'gap', next: rotation.next };
  if (rotation.phase === 'gap') return { phase: 'entering', index: rotation.next };
  if (rotation.phase === 'entering') return { phase: 'shown', index: rotation.index };
  return rotation;
}
