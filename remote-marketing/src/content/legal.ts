/** One part of a legal page. `items` stand as a list below the paragraphs. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

export interface LegalPage {
  readonly title: string;
  readonly lead: string;
  /** ISO date of the last change. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
