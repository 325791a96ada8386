/** Names of KeyboardEvent; `Control+…` holds Control. */
export type Key = 'Escape' | 'Enter' | 'Backspace' | 'Home' | 'End' | 'Control+z' | 'Control+y';

/** Browser functions that journeys need. Scripts run in the page and must be self-contained. */
export interface Driver<Element = unknown> {
  goto(url: string): Promise<void>;
  evaluate<Given, Answer>(script: (given: Given) => Answer, given: Given): Promise<Answer>;
  /** The element a script finds, or undefined. */
  find<Given>(script: (given: Given) => globalThis.Element | null, given: Given): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  /** Replaces the value of the field. */
  type(field: Element, text: string): Promise<void>;
  chooseFile(field: Element, file: string): Promise<void>;
  /** Types at the caret. */
  write(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  reload(): Promise<void>;
  /** Resizes the window, as close as the browser can. */
  resize(width: number, height: number): Promise<void>;
  /** Another tab of the same browser, with the same storage. */
  newTab(): Promise<Driver>;
  close(): Promise<void>;
}
