/** Evidence: a part of a line, shown to the person. */
export interface Span {
  readonly page: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A parsed value with confidence and source. */
export interface Field<T> {
  readonly value: T;
  readonly raw: string;
  /** 0 to 1; below 0.6 the page asks the person to review it. */
  readonly confidence: number;
  readonly spans: readonly Span[];
}
