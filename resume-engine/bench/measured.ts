import type { FileScore } from './score';
import type { Judged } from './confidence';
import type { TruthFile } from './truth-files';

export interface Measured extends TruthFile {
  readonly score: FileScore;
  readonly parseRate: number;
  readonly judged: readonly Judged[];
  readonly milliseconds: number;
  /** What the file was taken for, if it was not scored. */
  readonly takenFor?: string;
  readonly failure?: string;
}
