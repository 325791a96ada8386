import { f1, fields, type FieldName, type FileScore, type Tally } from './score';

type Mode = 'strict' | 'lenient';

export type Figure = number | undefined;

export function fieldFigure(scores: readonly FileScore[], mode: Mode, field: FieldName): Figure {
  return f1(scores.map((score) => score[mode][field] ?? nothing).reduce(add, nothing));
}

export function macroFigure(scores: readonly FileScore[], mode: Mode): Figure {
  const figures = fields.map((field) => fieldFigure(scores, mode, field)).filter((figure) => figure !== undefined);
  return figures.length > 0 ? figures.reduce((sum, figure) => sum + figure, 0) / figures.length : undefined;
}

const nothing: Tally = { wanted: 0, found: 0, right: 0 };

function add(a: Tally, b: Tally): Tally {
  return { wanted: a.wanted + b.wanted, found: a.found + b.found, right: a.right + b.right };
}
