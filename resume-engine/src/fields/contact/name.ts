import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import { fieldOf, spanOf } from '../evidence';
import type { ContactInput, PlacedLine } from './contact-input';
import { nameCandidates, type NameCandidate } from './name-candidates';
import { namePenalty } from './name-penalty';
import { bareName, isNameShaped } from './name-shape';
import { accountNames, likeness } from './name-confirmation';
import { respaced } from './respaced';

interface NameInput {
  readonly input: ContactInput;
  readonly placed: readonly PlacedLine[];
  readonly links: readonly Field<string>[];
  readonly email?: string;
}

/**
 * Minimum score of a name; a large first line of two capitalized words reaches it without other
 * evidence.
 */
const MIN_SCORE = 3;

export function readName({ input, placed, links, email }: NameInput): Field<string> | undefined {
  const headings = new Set(input.sections.map(({ heading }) => heading).filter((line) => line !== undefined));
  const accounts = accountNames(email, links);
  const bodySize = medianSize(input.lines);
  const candidates = nameCandidates(placed, input.sections);
  const largest = Math.max(bodySize, ...candidates.map(({ size }) => size));
  const scored = candidates.map((candidate) => {
    const confirmation = likeness(candidate.name, accounts);
    const look = lookOf(candidate, { bodySize, largest });
    return {
      candidate,
      witness: confirmation,
      score: look + confirmation.score - namePenalty(candidate.name, headings.has(candidate.lines[0] as Line)),
    };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (best && best.score >= MIN_SCORE) {
    const { candidate, witness: confirmation } = best;
    const spans = candidate.lines.map((line) => spanOf(line));
    const confirmations = Number(confirmation.score >= 2) + Number(candidate.isLabeled);
    const fit = Math.min(1, 0.6 + best.score / 20);
    return fieldOf({
      value: respaced(candidate.name, accounts),
      raw: candidate.raw,
      spans,
      rule: candidate.isLabeled ? 'name:label' : 'name:scored',
      confirmations,
      fit,
    });
  }
  return fromTitle(input.title);
}

function fromTitle(title: string | undefined): Field<string> | undefined {
  const name = bareName((title ?? '').replace(/\.\w{2,5}$/, '').replace(/_/g, ' '));
  if (!isNameShaped(name) || name.split(' ').length < 2 || namePenalty(name, false) > 0) return undefined;
  return fieldOf({ value: name, raw: title ?? '', spans: [], rule: 'name:title-of-file' });
}

function lookOf(candidate: NameCandidate, { bodySize, largest }: { bodySize: number; largest: number }): number {
  const { size, isBold, depth, isLabeled, isWholeLine, name, zone } = candidate;
  const tokens = name.split(/[ .]+/).filter(Boolean).length;
  const ratio = size / bodySize;
  return (
    (size >= largest && ratio > 1.1 ? 3 : 0) +
    (ratio > 1.15 ? 1 : 0) +
    (isLongAndLarge(candidate, ratio) ? 0.5 : 0) +
    (isBold ? 0.5 : 0) +
    (isLabeled ? 4 : 0) +
    (isWholeLine ? 0.75 : 0) +
    (zone === 'header' || zone === 'furniture' ? 2 - 0.2 * Math.min(depth, 12) : -1) +
    (tokens === 1 ? -0.75 : tokens <= 4 ? 0.75 : 0)
  );
}

/** A name in large letters over two lines needs both. */
const isLongAndLarge = ({ lines }: NameCandidate, ratio: number) => lines.length > 1 && ratio > 1.3;

function medianSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}
