/** A query of the job search, and the postings that people expect. */
export interface Expectation {
  readonly query: Readonly<Record<string, string>>;
  /** Titles that are what was meant (grade 3). */
  readonly best: RegExp;
  /** Titles of neighboring occupations, still welcome (grade 2). */
  readonly good?: RegExp;
  /** Skills or a company that make a posting worth a look whatever its title (grade 1). */
  readonly fair?: RegExp;
  /** Where the place must be. */
  readonly place?: RegExp;
  /** What the company must be called. */
  readonly company?: RegExp;
  /** Kinds of work that the words imply. */
  readonly kinds?: Readonly<Record<string, string>>;
}
