/** When something went wrong: fetching code, rendering a page, or any time after. */
export type ProblemPhase = 'load' | 'render' | 'run';

/** Something that went wrong although the person may not have noticed. `remote` and `version` are found from the cause when they are left out. */
export interface Problem {
  readonly phase: ProblemPhase;
  readonly cause: unknown;
  readonly remote?: string;
  readonly version?: string;
}

/**
 * Every event that crosses from one deployable to another, with the shape of its detail. Append-only: a changed meaning gets a new
 * name, because a remote built last year still listens to the old one.
 */
export interface PortalEvents {
  /** Somebody signed in; the session store already holds the new token. */
  'auth:login': { userId: string };
  /** The member signed out in this tab. */
  'auth:logout': undefined;
  /** Please open the login dialog. `reason` is shown above the form, `email` stands in it. */
  'auth:openLogin': { reason?: string; email?: string } | undefined;
  /** The login dialog was closed without signing in, or has to close. */
  'auth:closeLogin': undefined;
  /** Something went wrong; the host reports it. A host from before this event leaves it unheard. */
  'portal:problem': Problem;
}

/** Name of a portal event. */
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

/** Tells every part of the page, whichever bundle it came from, that something happened. */
export function emit<Name extends PortalEventName>(
  name: Name,
  ...[detail]: undefined extends PortalEvents[Name] ? [detail?: PortalEvents[Name]] : [detail: PortalEvents[Name]]
): void {
  window.dispatchEvent(new CustomEvent<unknown>(name, { detail }));
}

/**
 * Listens to a portal event. A detail of the wrong shape is dropped: any script of the page can dispatch a window event.
 * @returns the function that stops listening
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
