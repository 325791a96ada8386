/** Evidence: a piece of a line, to be shown to the person whose resume it is. */
export interface Span {
  readonly page: number;
  /** `Line.index`. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A value that was read, how surely, and from where. */
export interface Field<T> {
  readonly value: T;
  /** As it stands in the resume. */
  readonly raw: string;
  /** 0 to 1; below 0.6 a person is asked to look at it. */
  readonly confidence: number;
  readonly spans: readonly Span[];
  /** Name of the rule that found it, for tests and for explaining. */
  readonly rule: string;
}
