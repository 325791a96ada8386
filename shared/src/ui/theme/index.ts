/** CSS variables of tokens.css, which lists the allowed pairs of text and background. */
export const color = {
  ink: 'var(--color-ink)',
  inkHover: 'var(--color-ink-hover)',
  inkStrong: 'var(--color-ink-strong)',
  inkSoft: 'var(--color-ink-soft)',
  surface: 'var(--color-surface)',
  sand: 'var(--color-sand)',
  sandDeep: 'var(--color-sand-deep)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  accentSoft: 'var(--color-accent-soft)',
  accentDeep: 'var(--color-accent-deep)',
  onAccent: 'var(--color-on-accent)',
  onInk: 'var(--color-on-ink)',
  onInkMuted: 'var(--color-on-ink-muted)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  lineOnInk: 'var(--color-line-on-ink)',
  muted: 'var(--color-muted)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  dangerSoft: 'var(--color-danger-soft)',
  backdrop: 'var(--color-backdrop)',
  /** Gradient between an image and the text on it. */
  scrim: 'var(--color-scrim)',
} as const;

/** A distance of `steps` × 8 px; halves and negative steps are allowed. */
export const space = (steps: number): string => `calc(var(--space) * ${steps})`;

/** Widths and heights that several components share. */
export const size = {
  /** Min height of a primary target, 44 px. */
  control: 'var(--size-control)',
  controlSmall: 'var(--size-control-small)',
  icon: 'var(--size-icon)',
  iconSmall: 'var(--size-icon-small)',
  tick: 'var(--size-tick)',
  page: 'var(--size-page)',
  drawer: 'var(--size-drawer)',
  dialog: 'var(--size-dialog)',
  /** Height of the fixed header, 72 px. */
  header: 'var(--size-header)',
  /** Max width of text. */
  measure: 'var(--size-measure)',
  /** Width of the scrollbar while a dialog is open; 0 otherwise. */
  scrollbar: 'var(--size-scrollbar)',
  hairline: 'var(--size-hairline)',
  rule: 'var(--size-rule)',
} as const;

export const radius = { sm: 'var(--radius-sm)', md: 'var(--radius-md)', pill: 'var(--radius-pill)' } as const;

export const shadow = { soft: 'var(--shadow-soft)' } as const;

/** Font family, sizes (xl and above scale with the window), weights and line heights. */
export const font = {
  family: 'var(--font-family)',
  size: {
    xs: 'var(--font-size-xs)',
    sm: 'var(--font-size-sm)',
    md: 'var(--font-size-md)',
    lg: 'var(--font-size-lg)',
    xl: 'var(--font-size-xl)',
    xxl: 'var(--font-size-xxl)',
    hero: 'var(--font-size-hero)',
  },
  weight: {
    regular: 'var(--font-weight-regular)',
    medium: 'var(--font-weight-medium)',
    semibold: 'var(--font-weight-semibold)',
    bold: 'var(--font-weight-bold)',
    extrabold: 'var(--font-weight-extrabold)',
  },
  leading: {
    tight: 'var(--font-leading-tight)',
    snug: 'var(--font-leading-snug)',
    body: 'var(--font-leading-body)',
  },
  tracking: { tight: 'var(--font-tracking-tight)' },
} as const;

/** Durations, near zero with reduced motion, and the easing. */
export const motion = {
  fast: 'var(--motion-fast)',
  normal: 'var(--motion-normal)',
  slow: 'var(--motion-slow)',
  ease: 'var(--motion-ease)',
} as const;

/** Stacking order. Dialogs and drawers are in the browser's top layer. */
export const layer = {
  raised: 'var(--layer-raised)',
  header: 'var(--layer-header)',
  menu: 'var(--layer-menu)',
  toast: 'var(--layer-toast)',
  splash: 'var(--layer-splash)',
} as const;

/** Widths of layout changes, in px. */
export type Breakpoint = 480 | 768 | 1024 | 1200;

/** Media queries before a block: `${media.below(768)} { … }`. */
export const media = {
  /** Up to that width. */
  below: (breakpoint: Breakpoint): string => `@media (max-width: ${breakpoint}px)`,
  /** Wider than that. */
  above: (breakpoint: Breakpoint): string => `@media (min-width: ${breakpoint + 0.02}px)`,
  /** Touch screens: targets of at least 44 px. */
  touch: '@media (pointer: coarse), (max-width: 768px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
