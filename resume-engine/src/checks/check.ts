import type { Category, Evidence, Panel } from '../analysis';
import type { CheckContext } from './context';

/** What a check found: how much of its points is earned (0 to 1), or why it cannot judge this resume. */
export type Finding =
  | {
      readonly share: number;
      readonly message: string;
      readonly fix?: string;
      readonly example?: { readonly before: string; readonly after: string };
      readonly evidence?: readonly Evidence[];
    }
  | { readonly skip: string };

/** One rule of the catalogue (design, section 3). */
export interface Check {
  readonly id: string;
  readonly category: Category;
  readonly panel: Panel;
  readonly title: string;
  /** Points out of its category's, before skipped checks are shared out. */
  readonly max: number;
  /** Why it matters, one sentence. */
  readonly why: string;
  /** How much work mending it is, 1 (a minute) to 3 (an evening): the order of what is recommended. */
  readonly effort: 1 | 2 | 3;
  /** Looks at the file itself (fonts, pictures, how its text is stored): a resume that is no file yet cannot be judged by it. */
  readonly needsFile?: true;
  judge(context: CheckContext): Finding;
}

/** The share of a rule with a full and a half bound. */
export const graded = (isFull: boolean, isHalf: boolean) => (isFull ? 1 : isHalf ? 0.5 : 0);
