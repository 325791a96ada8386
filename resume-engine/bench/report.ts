import { fields, type FileScore } from './score';
import { confidenceReport } from './confidence-report';
import type { Measured } from './measured';
import { fieldFigure, macroFigure, type Figure } from './sums';

/**
 * Tables: tuned against held-out per field with the difference, then by origin, kind of producer,
 * producer and family, then times and failures.
 */
export function reportOf(all: readonly Measured[]): string {
  const sides = [all.filter((file) => !file.isHeldOut), all.filter((file) => file.isHeldOut)] as const;
  return [
    heading('field', 'tuned', 'held out'),
    ...fields.map((field) => row(field, sides, (scores, mode) => fieldFigure(scores, mode, field))),
    row('macro', sides, macroFigure),
    ...grouped('origin', all, ({ truth }) => truth.origin),
    ...grouped('kind of producer', all, ({ truth }) => kindOfProducer(truth.producer)),
    ...grouped('producer', all, ({ truth }) => truth.producer),
    ...grouped('family', all, ({ truth }) => truth.family),
    ...grouped('mutator', all, ({ truth }) => truth.mutator),
    '',
    ...confidenceReport(all),
    '',
    times(all),
    ...all.filter(({ failure }) => failure).map((file) => `not read: ${nameOf(file)}: ${file.failure}`),
    ...all.filter(({ takenFor }) => takenFor).map((file) => `not scored: ${nameOf(file)}: ${file.takenFor}`),
  ].join('\n');
}

/** Lists the errors of each file, but never of held-out files, so that they stay unseen. */
export function missesOf(all: readonly Measured[]): string {
  return all
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap((file) =>
      file.score.misses.map(
        ({ field, wanted, found }) =>
          `${nameOf(file)} ${field}\n   want ${JSON.stringify(wanted)}\n   got  ${JSON.stringify(found)}`,
      ),
    )
    .join('\n');
}

const kinds: Readonly<Record<string, string>> = {
  docx: 'Word',
  tex: 'TeX',
  chromium: 'browsers',
  'json-resume': 'browsers',
  libreoffice: 'LibreOffice',
};

const kindOfProducer = (producer = '') => kinds[producer] ?? 'others';

type Sides = readonly [readonly Measured[], readonly Measured[]];
type Figures = (scores: readonly FileScore[], mode: 'strict' | 'lenient') => Figure;

function grouped(name: string, all: readonly Measured[], groupOf: (file: Measured) => string | undefined): string[] {
  const groups = [...new Set(all.map(groupOf))].filter((group) => group !== undefined).sort();
  const rows = groups.map((group) => {
    const members = all.filter((file) => groupOf(file) === group);
    return row(
      group,
      [members.filter((file) => !file.isHeldOut), members.filter((file) => file.isHeldOut)],
      macroFigure,
    );
  });
  return rows.length > 0 ? ['', heading(name, 'tuned', 'held out'), ...rows] : [];
}

function heading(name: string, ...sides: readonly [string, string]): string {
  const columns = sides.map((side) => `${side.padStart(9)} files  strict lenient`).join('');
  return `${name.padEnd(34)}${columns}   difference`;
}

function row(name: string, [tuned, heldOut]: Sides, figures: Figures): string {
  const strict = [tuned, heldOut].map((side) =>
    figures(
      side.map(({ score }) => score),
      'strict',
    ),
  );
  const lenient = [tuned, heldOut].map((side) =>
    figures(
      side.map(({ score }) => score),
      'lenient',
    ),
  );
  const columns = [tuned, heldOut].map(
    (side, place) => `${String(side.length).padStart(15)}${percent(strict[place])}${percent(lenient[place])}`,
  );
  const [first, second] = strict;
  const difference =
    first === undefined || second === undefined ? '' : (100 * (first - second)).toFixed(1).padStart(13);
  return `${name.padEnd(34)}${columns.join('')}${difference}`.trimEnd();
}

function percent(figure: Figure): string {
  return (figure === undefined ? '-' : (100 * figure).toFixed(1)).padStart(8);
}

function times(all: readonly Measured[]): string {
  const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const failures = all.filter(({ failure }) => failure).length;
  return `${all.length} files, ${failures} not read, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function nameOf({ path }: Measured): string {
  return path.split(/[\\/]/).slice(-3).join('/');
}
