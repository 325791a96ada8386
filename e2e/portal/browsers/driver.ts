/** Keys by the names of KeyboardEvent; `Control+…` is one pressed while Control is held. */
export type Key = 'Escape' | 'Enter' | 'Backspace' | 'Home' | 'End' | 'Control+z' | 'Control+y';

/** What a journey needs of a browser. Scripts run in the page and may only use what they are given. */
export interface Driver<Element = unknown> {
  goto(url: string): Promise<void>;
  evaluate<Given, Answer>(script: (given: Given) => Answer, given: Given): Promise<Answer>;
  /** The element a script finds, or undefined. */
  find<Given>(script: (given: Given) => globalThis.Element | null, given: Given): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  /** Replaces what the field holds. */
  type(field: Element, text: string): Promise<void>;
  chooseFile(field: Element, file: string): Promise<void>;
  /** Types where the caret stands. */
  write(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  reload(): Promise<void>;
  /** Makes the window so large, or as near to it as the browser can. */
  resize(width: number, height: number): Promise<void>;
  /** Another tab of the same browser: it shares what this one has stored. */
  newTab(): Promise<Driver>;
  close(): Promise<void>;
}
