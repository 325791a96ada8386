/** Alternatives for an event's detail or one of its fields. */
export type Shapes = readonly Shape[];

/**
 * `absent` is undefined or null; `opaque` is a type that cannot be analyzed, as text. Limits come
 * from the field's doc comment.
 */
export type Shape =
  | { readonly kind: 'any' | 'absent' }
  | { readonly kind: 'string'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly kind: 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly of: Shapes }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, ShapedField>> }
  | { readonly kind: 'opaque'; readonly text: string };

export interface ShapedField {
  readonly isOptional: boolean;
  readonly shapes: Shapes;
}

/**
 * What a host provides to remotes, recorded at build time. The release tool compares it with what
 * remotes use before either goes live (docs/decisions/0025).
 */
export interface PlatformOffer {
  /** Singletons by import name. */
  readonly modules: Readonly<Record<string, OfferedModule>>;
  /** Hash of the detail's type, by event name. */
  readonly events: Readonly<Record<string, string>>;
  /** Types of the details, by event name; absent in older hosts. */
  readonly eventShapes?: Readonly<Record<string, Shapes>> | undefined;
  /** CSS custom properties defined by its styles (`--color-ink`). */
  readonly tokens: readonly string[];
  /** Format of the boot record. */
  readonly bootRecord: number;
  /** Version of the composer interface; absent without a composer. */
  readonly composer?: number | undefined;
  /** Whether releases with `loadsOwnScripts` run; absent in older hosts. */
  readonly admitsOwnLoaders?: boolean | undefined;
  /** Extension slots by name, with example props; absent in older hosts. */
  readonly slots?: Readonly<Record<string, object>> | undefined;
}

/**
 * `exports` are the importable names; `scripts` the host's files that contain a lazily loaded
 * singleton.
 */
export interface OfferedModule {
  readonly version: string;
  readonly exports: readonly string[];
  readonly scripts?: readonly string[] | undefined;
}

/** What a remote uses of its host, read from the built code. */
export interface PlatformUse {
  /** Imported names by singleton; empty for a namespace import. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Hash of the detail's type at build time, by event name. */
  readonly events: Readonly<Record<string, string>>;
  /** Types of the details at build time; absent in older remotes. */
  readonly eventShapes?: Readonly<Record<string, Shapes>> | undefined;
  /** CSS custom properties used without a fallback and not defined by itself. */
  readonly tokens: readonly string[];
  /** Format of the boot record. */
  readonly bootRecord: number;
}
