import type { Line } from '../../document/line';
import type { ExperienceHead } from './experience-scores';

const lookOf = (line: Line) => {
  const first = line.cells[0];
  return [
    Math.round(line.x / 4),
    first?.isBold ?? line.isBold,
    first?.isItalic ?? line.isItalic,
    (first?.size ?? line.size).toFixed(1),
  ].join();
};

const lineOf = (head: ExperienceHead, kind: 'title' | 'company') =>
  head.slots.find((slot) => slot.kind === kind)?.pieces[0]?.line;

/** Look of title lines below an employer that is named once above them. */
export interface Banner {
  readonly look: string;
}

/**
 * Whether an entry opens a group of positions at one employer: its employer is above its title (or
 * there is no title) and looks different, and the next entry begins with a line that looks like
 * the title.
 */
export function bannerOf(head: ExperienceHead, next: ExperienceHead | undefined): Banner | null {
  const company = lineOf(head, 'company');
  const nextLine = next?.slots.find((slot) => slot.kind !== 'rest')?.pieces[0]?.line;
  if (!company || !nextLine) return null;
  const title = lineOf(head, 'title');
  if (title && title.index <= company.index) return null;
  const look = lookOf(nextLine);
  if (look === lookOf(company) || (title && look !== lookOf(title))) return null;
  return { look };
}

export function isUnder(banner: Banner, head: ExperienceHead): boolean {
  const first = head.slots.find((slot) => slot.kind !== 'rest')?.pieces[0]?.line;
  return first !== undefined && lookOf(first) === banner.look;
}
