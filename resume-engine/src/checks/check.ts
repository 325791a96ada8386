import type { Category, Evidence, Panel } from '../analysis';
import type { CheckContext } from './context';

export type Finding =
  | {
      readonly share: number;
      readonly message: string;
      readonly fix?: string;
      readonly example?: { readonly before: string; readonly after: string };
      readonly evidence?: readonly Evidence[];
    }
  | { readonly skip: string };

/** One check of the catalogue. */
export interface Check {
  readonly id: string;
  readonly category: Category;
  readonly panel: Panel;
  readonly title: string;
  readonly max: number;
  readonly why: string;
  /** Effort of the fix, 1 (a minute) to 3 (an evening): orders recommendations of equal points. */
  readonly effort: 1 | 2 | 3;
  /**
   * Needs the file itself (fonts, pictures, text order), so it cannot run while the resume is being
   * edited.
   */
  readonly needsFile?: true;
  judge(context: CheckContext): Finding;
}

/** A check without its category, which the catalogue adds. */
export type CheckDefinition = Omit<Check, 'category'>;

/** The share of a rule with an upper and a lower threshold. */
export const graded = (isFull: boolean, isHalf: boolean) => (isFull ? 1 : isHalf ? 0.5 : 0);
