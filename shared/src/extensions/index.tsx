import { useEffect, useRef, useState, type ComponentType } from 'react';

/**
 * Props of the extensions of each slot. Append-only: a slot keeps its name, and props only get
 * optional additions. `slots.json` has an example of each, with which a release is checked.
 */
export interface ExtensionProps {
  /** On the page of a job, after its facts and its company. */
  'job.aside': {
    readonly jobId: string;
    readonly skills: readonly string[];
    /** Skills that the member's resume does not name; null if none was compared. */
    readonly missingSkills: readonly string[] | null;
  };
  /** At the end of a member's dashboard. */
  'dashboard.tile': Readonly<Record<never, never>>;
  /** In the office, next to the form of a posting: the preview of the job's page. */
  'office.posting': {
    /** Fields of a posting (contract/jobs.ts); null or empty if not filled in yet. */
    readonly posting: {
      readonly jobName: string;
      readonly companyName: string;
      readonly location: string;
      readonly employmentType: string;
      readonly jobType: string;
      readonly experienceLevel: string;
      readonly description: string;
      readonly skills: readonly string[];
      readonly responsibilities: readonly string[];
      readonly requirements: readonly string[];
      readonly ctc: number | null;
      readonly noticePeriod: number | null;
      readonly workingDays: string | null;
      readonly logoUrl: string | null;
      readonly image: string | null;
    };
  };
}

export type SlotName = keyof ExtensionProps;

/** Default export of an extension module. */
export type Extension<Name extends SlotName> = ComponentType<ExtensionProps[Name]>;

/** A slot on a page, and the props for its extensions. */
export interface ExtensionSlotProps<Name extends SlotName = SlotName> {
  readonly name: Name;
  readonly props: ExtensionProps[Name];
}

/** The extensions that the host provides. */
export interface ExtensionSource {
  /** Whether a live remote contributes to this slot. */
  has(name: SlotName): boolean;
  /** Loads the component that loads and shows the extensions of a slot. */
  loadView(): Promise<ComponentType<ExtensionSlotProps>>;
}

let source: ExtensionSource | undefined;

/** Called by the host before its first render. */
export function provideExtensions(provided: ExtensionSource): void {
  source = provided;
}

/** Distance from the viewport at which a slot's extensions are loaded. */
const NEAR = '200px';

/**
 * Shows what other remotes contribute to a page. Renders nothing without a host, in prerendered
 * markup, and while nothing is loaded; an extension that fails is left out. Its direct children are
 * those of the extensions, without a wrapper.
 */
export function ExtensionSlot<Name extends SlotName>({ name, props }: ExtensionSlotProps<Name>) {
  const place = useRef<HTMLSpanElement>(null);
  const [View, setView] = useState<ComponentType<ExtensionSlotProps>>();
  const isUsed = source?.has(name) === true;

  useEffect(() => {
    if (!isUsed || !place.current) return;
    let isGone = false;
    const load = () => {
      // The host reports the failure.
      source?.loadView().then(
        (loaded) => !isGone && setView(() => loaded),
        () => {},
      );
    };
    const stop = whenNear(place.current, load);
    return () => {
      isGone = true;
      stop();
    };
  }, [isUsed]);

  if (!isUsed) return null;
  if (View) return <View name={name} props={props} />;
  return <span ref={place} style={{ position: 'absolute' }} />;
}

/** At once without IntersectionObserver. */
function whenNear(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
