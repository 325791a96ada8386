/** What an event's detail, or a field of one, may be: any of these. */
export type Shapes = readonly Shape[];

/** `absent` is undefined or null; `opaque` a type that cannot be taken apart, by its text. Bounds are those of the field's doc comment. */
export type Shape =
  | { readonly kind: 'any' | 'absent' }
  | { readonly kind: 'string'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly kind: 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly of: Shapes }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, ShapedField>> }
  | { readonly kind: 'opaque'; readonly text: string };

/** A field of an object. */
export interface ShapedField {
  readonly isOptional: boolean;
  readonly shapes: Shapes;
}

/**
 * What a host offers to the remotes that run in it, recorded when it is built. Remotes of any age are compared with it before they, or it,
 * go live (docs/decisions/0025).
 */
export interface PlatformOffer {
  /** Each singleton by the name under which remotes import it. */
  readonly modules: Readonly<Record<string, OfferedModule>>;
  /** Hash of the detail's type, by event name. */
  readonly events: Readonly<Record<string, string>>;
  /** What each detail may be, by event name; absent in hosts from before it was recorded. */
  readonly eventShapes?: Readonly<Record<string, Shapes>> | undefined;
  /** CSS custom properties that its styles define (`--color-ink`). */
  readonly tokens: readonly string[];
  /** Format of the boot record it reads. */
  readonly bootRecord: number;
  /** Version of the interface by which its composer is called; absent in a host that brings none. */
  readonly composer?: number | undefined;
}

/** `exports` are the names that can be imported from it; `scripts` the host's files that hold it, where it is loaded on first use. */
export interface OfferedModule {
  readonly version: string;
  readonly exports: readonly string[];
  readonly scripts?: readonly string[] | undefined;
}

/** What a remote uses of its host, read from its built code. */
export interface PlatformUse {
  /** Names it imports, by singleton; a module imported as a whole lists none. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Hash of the detail's type it was built with, by event name. */
  readonly events: Readonly<Record<string, string>>;
  /** What each of these details may be, as it was built with; absent in remotes from before it was recorded. */
  readonly eventShapes?: Readonly<Record<string, Shapes>> | undefined;
  /** CSS custom properties that it uses without a fallback and does not define. */
  readonly tokens: readonly string[];
  /** Format of the boot record it was built for. */
  readonly bootRecord: number;
}
