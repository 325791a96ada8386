import type { Line } from '../../document/line';
import type { Role } from '../../resume/resume';
import type { Section, SectionKind } from '../../resume/section';
import { segment, type Segment } from '../segment/segment';
import { shareEmployers } from './share-employers';
import { bannerOf, isUnder, type Banner } from './banners';
import { leaningOf, NO_LEANING, withoutCompany, type Leaning } from './role-leaning';
import { roleLines, type RoleLine } from './role-line';
import { takeRoleForm } from './role-forms';
import { takeRoleTables } from './role-tables';
import { joinBullets } from '../bullets/join-bullets';
import { roleOf } from './role-of';
import { roleRules } from './role-rules';
import { roleHeads, roleScores, type RoleHead } from './role-scores';

interface Part {
  readonly lines: readonly RoleLine[];
  readonly isInternship: boolean;
}

interface Entry extends Segment {
  readonly head: RoleHead;
}

function entriesOf({ lines }: Part, leaning: Leaning): Entry[] {
  const heads = roleHeads(lines, roleRules(leaning));
  return segment(lines.length, roleScores(lines, heads))
    .filter(({ from, bodyFrom }) => bodyFrom > from)
    .map((one) => ({ ...one, head: heads.at(one.from, one.bodyFrom) }));
}

/** Below the banner of an employer no other employer stands: there `Engineer, Payments` is all title. */
function withBanners(entries: readonly Entry[], { lines }: Part, leaning: Leaning): Entry[] {
  const titles = roleHeads(lines, roleRules(withoutCompany(leaning)));
  let banner: Banner | null = null;
  return entries.map((entry, at) => {
    if (banner && isUnder(banner, entry.head)) return { ...entry, head: titles.at(entry.from, entry.bodyFrom) };
    banner = bannerOf(entry.head, entries[at + 1]?.head);
    return entry;
  });
}

const linesIn = (lines: readonly RoleLine[], from: number, to: number): Line[] =>
  lines.slice(from, to).flatMap(({ sources }) => sources);

function rolesOf(part: Part, leaning: Leaning): Role[] {
  const roles = withBanners(entriesOf(part, leaning), part, leaning).map(({ head, from, bodyFrom, to }) =>
    roleOf({
      head,
      headLines: linesIn(part.lines, from, bodyFrom),
      bodyLines: linesIn(part.lines, bodyFrom, to),
      isInternship: part.isInternship,
    }),
  );
  return shareEmployers(roles);
}

/** Ten pages and more of work are no resume; what stands below is not parted into roles. */
const MOST_LINES = 600;

function partsOf(sections: readonly Section[], kinds: readonly SectionKind[]): (Part | TablePart)[] {
  return sections
    .filter((section) => section.kinds.some((kind) => kinds.includes(kind)))
    .flatMap((section) => {
      const isInternship = section.kinds[0] === 'internships';
      const parts = takeRoleForm(section.lines, isInternship) ?? takeRoleTables(section.lines, isInternship);
      return parts.map((part) =>
        'roles' in part ? part : { lines: roleLines(part.lines.slice(0, MOST_LINES)), isInternship },
      );
    });
}

interface TablePart {
  readonly roles: readonly Role[];
}

/** What stands below an employment table without a role of its own belongs to the latest role, the first of the table. */
function withRest(roles: readonly Role[], next: Part | TablePart | undefined): Role[] {
  const [first, ...others] = roles;
  if (!first || !next || 'roles' in next) return [...roles];
  const own = next.lines.flatMap(({ sources }) => sources);
  return [{ ...first, bullets: [...first.bullets, ...joinBullets(own)], lines: [...first.lines, ...own] }, ...others];
}

function rolesOfParts(parts: readonly (Part | TablePart)[]): Role[] {
  const heads = parts.flatMap((part) =>
    'roles' in part ? [] : withBanners(entriesOf(part, NO_LEANING), part, NO_LEANING).map(({ head }) => head),
  );
  const leaning = leaningOf(heads);
  return parts.flatMap((part, at) => {
    if (!('roles' in part)) return rolesOf(part, leaning);
    const next = parts[at + 1];
    return next && !('roles' in next) && !rolesOf(next, leaning).length ? withRest(part.roles, next) : part.roles;
  });
}

/** Where a role may stand when no heading announces experience. */
const ELSEWHERE: readonly SectionKind[] = ['header', 'summary', 'custom'];

const isComplete = ({ title, company, dates }: Role) =>
  title !== undefined && company !== undefined && dates.start !== undefined && title.confidence > 0.7;

/**
 * The jobs and internships of a resume, in its order. The sections are parted twice: what the entries have in common (which comes first,
 * title or company, and how each looks) is learnt from the first reading and decides the doubtful ones in the second.
 */
export function readRoles(sections: readonly Section[]): Role[] {
  const roles = rolesOfParts(partsOf(sections, ['experience', 'internships']));
  return roles.length ? roles : rolesOfParts(partsOf(sections, ELSEWHERE)).filter(isComplete);
}
