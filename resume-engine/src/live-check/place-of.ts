import type { Category, CheckResult } from '../analysis';
import type { OutlineField, OutlineRow } from '../resume-document/outline';
import type { SectionId } from '../resume-document/sections';
import type { TextPath } from '../resume-document/texts';
import type { PrintedRow } from './printed-rows';

/** Where a finding is fixed: a text of the resume, or a section. */
export type Place = { readonly path: TextPath } | { readonly section: SectionId };

const at = (path: TextPath): Place => ({ path });
const inSection = (section: SectionId): Place => ({ section });

const SECTIONS: Readonly<Record<Category, Place>> = {
  formatStructure: inSection('experience'),
  keywordsSkills: inSection('skills'),
  experienceAchievements: inSection('experience'),
  educationCertifications: inSection('education'),
  contactInformation: at('basics.name'),
  atsCompatibility: inSection('experience'),
  parseRate: at('basics.name'),
};

interface FixTarget {
  readonly missing?: Place;
  /** The evidence is correct: the fix is elsewhere, where something is missing. */
  readonly isElsewhere?: true;
  readonly gap?: RegExp;
  readonly wantsBullet?: true;
}

const FIX_TARGETS: Readonly<Record<string, FixTarget>> = {
  C2: { missing: at('basics.email') },
  C3: { missing: at('basics.phone') },
  C4: { missing: at('basics.location') },
  C5: { missing: at('basics.profiles.0') },
  K1: { isElsewhere: true },
  K2: { isElsewhere: true },
  K3: { missing: inSection('experience'), isElsewhere: true },
  K4: { isElsewhere: true },
  K5: { missing: at('basics.label') },
  K8: { missing: inSection('experience'), wantsBullet: true },
  E1: { gap: /^work\.\d+\.(position|name|dates)$|^projects\.\d+\.keywords$/ },
  E7: { wantsBullet: true },
  A9: { gap: /\.dates$/ },
  D2: { gap: /\.(studyType|institution|dates)$/ },
  D3: { gap: /\.(studyType|area)$/ },
  D4: { gap: /\.score$/ },
  D6: { missing: inSection('certifications') },
};

/**
 * The places of a finding in the resume.
 * @param rows the row of each line of the reading
 */
export function placesOf(
  { id, category, evidence }: Pick<CheckResult, 'id' | 'category' | 'evidence'>,
  rows: ReadonlyMap<number, PrintedRow>,
): Place[] {
  const target = FIX_TARGETS[id] ?? {};
  const named = target.isElsewhere ? [] : evidence;
  const found = named.flatMap(({ line, text }) => {
    const printed = rows.get(line);
    return (printed ? placeIn(printed, text, target) : unsureField(text)) ?? [];
  });
  if (found.length === 0) return [target.missing ?? SECTIONS[category]];
  return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()];
}

function placeIn(
  { row, section, entry }: PrintedRow,
  text: string,
  { gap, wantsBullet }: FixTarget,
): Place | undefined {
  if (!row) return section && inSection(section);
  const wanted = gap ? gapIn(entry, gap) : wantsBullet ? lastBullet(entry) : undefined;
  const field = wanted ?? fieldWith(row, text);
  return field && at(field.path);
}

const isEmpty = ({ text }: OutlineField) => text.trim() === '';

const gapIn = (entry: readonly OutlineRow[], gap: RegExp) =>
  entry.flatMap(({ fields }) => fields).find((field) => gap.test(field.path) && isEmpty(field));

const lastBullet = (entry: readonly OutlineRow[]) => entry.findLast(({ kind }) => kind === 'bullet')?.fields[0];

function fieldWith({ fields }: OutlineRow, evidence: string) {
  const written = fields.filter((field) => !isEmpty(field));
  const wanted = plain(evidence);
  return (
    written.find(({ text }) => plain(text).includes(wanted)) ??
    written.find(({ text }) => wanted.includes(plain(text))) ??
    written[0]
  );
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const CONTACT: Readonly<Record<string, TextPath>> = {
  name: 'basics.name',
  'email address': 'basics.email',
  'phone number': 'basics.phone',
  city: 'basics.location',
};
const IN_ENTRY: Readonly<Record<string, string>> = {
  title: 'position',
  employer: 'name',
  dates: 'dates',
  degree: 'studyType',
  school: 'institution',
  year: 'dates',
};

/**
 * An uncertain field (`parse-rate/expected-fields.ts`), described in words instead of by a line:
 * `the dates of job 2`.
 */
function unsureField(text: string): Place | undefined {
  const [, contact] = /: your (.+)$/.exec(text) ?? [];
  if (contact === 'skills') return inSection('skills');
  if (contact !== undefined) return CONTACT[contact] === undefined ? undefined : at(CONTACT[contact]);
  const [, field = '', entry, number] = /: the (\w+) of (job|study) (\d+)$/.exec(text) ?? [];
  const list = entry === 'job' ? 'work' : 'education';
  return entry === undefined ? undefined : at(`${list}.${Number(number) - 1}.${IN_ENTRY[field]}`);
}
