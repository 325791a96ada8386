import type { Line } from '../../document/line';
import type { Role } from '../../resume/resume';
import { joinBullets } from '../bullets/join-bullets';
import { findForm, type FormEntry } from '../forms/find-form';
import { ROLE_WORDS, type RoleLabel } from './role-labels';
import { roleOfRow, type Column, type RolePart } from './role-tables';

const columns: Partial<Record<RoleLabel, Column>> = { client: 'other', project: 'other' };

function columnOf(label: string): Column | undefined {
  const kind = ROLE_WORDS.get(label);
  return kind && (columns[kind] ?? (kind as Column));
}

function roleOfEntry({ cells, kinds }: FormEntry<Column>, isInternship: boolean): Role | null {
  const role = roleOfRow(cells, kinds, isInternship);
  const body = cells.filter((_, at) => kinds[at] === 'body').flatMap(({ lines }) => lines);
  return role && { ...role, bullets: joinBullets(body) };
}

/** The lines of an experience section that is a form, one role an entry; null where it is none. */
export function takeRoleForm(lines: readonly Line[], isInternship: boolean): RolePart[] | null {
  const form = findForm(lines, { kindOf: columnOf, naming: ['title', 'company'], again: 'body' });
  const roles = form?.entries.map((entry) => roleOfEntry(entry, isInternship)).filter((role) => role !== null) ?? [];
  return form && roles.length > 0 ? [{ lines: lines.slice(0, form.from) }, { roles }] : null;
}
