/** When a problem occurred: while loading code, while rendering a page, or later. */
export type ProblemPhase = 'load' | 'render' | 'run';

/**
 * An error to report, even if the user did not notice it. `remote` and `version` are derived from
 * the cause if omitted.
 */
export interface Problem {
  readonly phase: ProblemPhase;
  readonly cause: unknown;
  readonly remote?: string;
  readonly version?: string;
}

/**
 * Events between deployables, with the type of their detail. Append-only: a changed meaning needs a
 * new name, because older remotes listen to the old one.
 */
export interface PortalEvents {
  /** A member signed in; the session store already has the new token. */
  'auth:login': { userId: string };
  /** The member signed out in this tab. */
  'auth:logout': undefined;
  /** Opens the login dialog. `reason` is shown above the form, which is filled with `email`. */
  'auth:openLogin': { reason?: string; email?: string } | undefined;
  /** The login dialog was closed without signing in, or has to close. */
  'auth:closeLogin': undefined;
  /** An error for the host to report. Older hosts ignore it. */
  'portal:problem': Problem;
}

export type PortalEventName = keyof PortalEvents;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const PHASES: readonly unknown[] = ['load', 'render', 'run'] satisfies readonly ProblemPhase[];
const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string';
const isAbsent = (detail: unknown) => detail === undefined || detail === null;

const accepts: { [Name in PortalEventName]: (detail: unknown) => boolean } = {
  'auth:login': (detail) => isRecord(detail) && typeof detail.userId === 'string',
  'auth:logout': isAbsent,
  'auth:openLogin': (detail) =>
    isAbsent(detail) || (isRecord(detail) && [detail.reason, detail.email].every(isTextOrAbsent)),
  'auth:closeLogin': isAbsent,
  'portal:problem': (detail) =>
    isRecord(detail) && PHASES.includes(detail.phase) && [detail.remote, detail.version].every(isTextOrAbsent),
};

/** Dispatches an event to all listeners of the page, in all bundles. */
export function emit<Name extends PortalEventName>(
  name: Name,
  ...[detail]: undefined extends PortalEvents[Name] ? [detail?: PortalEvents[Name]] : [detail: PortalEvents[Name]]
): void {
  window.dispatchEvent(new CustomEvent<unknown>(name, { detail }));
}

/**
 * Listens to a portal event. A detail of the wrong shape is ignored, because any script can
 * dispatch window events.
 * @returns function that unsubscribes
 */
export function listen<Name extends PortalEventName>(
  name: Name,
  handler: (detail: PortalEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (accepts[name](detail)) handler((detail ?? undefined) as PortalEvents[Name]);
  };
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
