import type { Project } from '../../resume/resume';
import { textOf } from '../assign/assign';
import { joinBullets } from '../bullets/join-bullets';
import { textField } from '../evidence/text-field';
import { dateRangeOf, type When } from '../evidence/when';
import type { Piece } from '../pieces/piece';
import type { ProjectLine } from './project-line';
import { isTechnologyList, listOf } from './technologies';

const LINK =
  /^\W*(?:link|links|github|git ?hub link|live|live demo|live link|demo|website|source|source code|code|repo(?:sitory)?|view|click here|url|preview|report|certificate|https?:\S+|www\.\S+|\S+\.(?:com|io|app|dev|in|net|org)\/?\S*)\W*$/i;

const isTechnologies = (piece: Piece<When>) =>
  piece.hint === 'technologies' ||
  isTechnologyList(piece.text) ||
  (piece.isBracketed && listOf(piece.text).length >= 2);

function namePieces(pieces: readonly Piece<When>[]): Piece<When>[] {
  const name: Piece<When>[] = [];
  for (const piece of pieces.filter((one) => !one.mark)) {
    const startsOther =
      ['cell', 'pipe', 'line', 'mark', 'colon'].includes(piece.joint) || isTechnologies(piece) || LINK.test(piece.text);
    if (name.length && (startsOther || name.length > 5)) break;
    if (!LINK.test(piece.text)) name.push(piece);
  }
  return name;
}

function listedPieces(line: ProjectLine, name: readonly Piece<When>[]): string[] {
  const last = name.at(-1);
  const rest = line.pieces.filter((piece) => !piece.mark && !LINK.test(piece.text) && piece.from >= (last?.to ?? 0));
  const opens = rest.findIndex(
    (piece) => ['cell', 'pipe', 'bracket', 'line'].includes(piece.joint) || piece.hint === 'technologies',
  );
  const first = rest[opens];
  if (!first || first.hint === 'client' || first.hint === 'other') return [];
  const text = line.line.text.slice(first.from, rest.at(-1)?.to);
  return isTechnologyList(text) || first.hint === 'technologies' || (first.joint === 'pipe' && listOf(text).length > 1)
    ? listOf(text)
    : [];
}

interface Parts {
  readonly head: readonly ProjectLine[];
  readonly body: readonly ProjectLine[];
}

function technologiesOf({ head, body }: Parts, name: readonly Piece<When>[]): string[] {
  const lists = [
    ...listedPieces(head[0] ?? { ...body[0]! }, name),
    ...head.slice(1).flatMap((line) => (line.isTechnologies && !line.label ? listOf(line.line.text) : [])),
    ...[...head.slice(1), ...body].flatMap((line) => {
      const first = line.pieces.find((piece) => piece.hint === 'technologies');
      return first ? listOf(line.line.text.slice(first.from)) : [];
    }),
  ];
  return [...new Set(lists)];
}

export function projectOf(parts: Parts): Project | null {
  const [first] = parts.head;
  if (!first) return null;
  const pieces = namePieces(first.pieces);
  if (!pieces.length) return null;
  const isBullet = first.line.bullet !== undefined;
  const name = textField({ pieces, text: textOf(pieces), row: 0, score: 1.5 });
  const dated = parts.head.flatMap(({ when, line }) => when.map(({ value }) => ({ value, line })))[0];
  const bodyLines = parts.body
    .filter(({ label }) => label !== 'technologies' && label !== 'date')
    .map(({ line }) => line);
  return {
    name,
    technologies: technologiesOf(parts, pieces),
    dates: dated ? dateRangeOf(dated.value, dated.line) : {},
    bullets: joinBullets(isBullet && first.isProse ? [first.line, ...bodyLines] : bodyLines),
    lines: [...parts.head, ...parts.body].map(({ line }) => line),
  };
}
