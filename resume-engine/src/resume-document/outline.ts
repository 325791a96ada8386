import {
  CONTACT_FIELDS,
  ENTRIES,
  SKILL_GROUP_FIELD,
  SKILLS_FIELD,
  SUMMARY_FIELD,
  type EntrySpec,
  type FieldSpec,
} from './fields';
import { shownProfile } from './links';
import type { Basics, ResumeDocument, SkillGroup } from './resume-document';
import { sectionOf, sectionsOf, titlePath, type SectionId } from './sections';
import { itemsAt, textAt, type TextPath } from './texts';

export interface OutlineField {
  readonly path: TextPath;
  /** For screen readers: 'Job 1 title'. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly before: string;
  readonly isMultiline?: boolean;
  /** Shown at the end of its row, without the text before it. */
  readonly isDate?: boolean;
}

/** One row of the page. `lead` is the name of a skill group, before a colon. */
export interface OutlineRow {
  readonly kind: 'name' | 'headline' | 'contact' | 'title' | 'line' | 'text' | 'bullet';
  readonly lead?: OutlineField;
  readonly fields: readonly OutlineField[];
  /** The list and index of the row's item: Enter and Backspace split and join these. */
  readonly list?: { readonly path: TextPath; readonly index: number };
}

/** An entry; or all the rows of a section without entries. */
export interface OutlineEntry {
  readonly path?: TextPath;
  readonly label: string;
  readonly rows: readonly OutlineRow[];
}

export interface OutlineSection {
  readonly id: SectionId;
  readonly title: OutlineField;
  readonly entries: readonly OutlineEntry[];
}

const ONE_LINE_PLACEHOLDERS: Readonly<Record<string, string>> = {
  awards: 'Awards, ranks, targets you exceeded',
  responsibilities: 'Teams, budgets or events you were responsible for',
  certificates: 'Certificate – who issued it (year)',
  languages: 'Language (how well)',
  interests: 'What you do when you are not working',
};

export function headerRows({ basics = {} }: ResumeDocument): readonly OutlineRow[] {
  const [name, headline, ...ways] = CONTACT_FIELDS.map((field) => fieldAt<Basics>(basics, 'basics', field));
  const profiles = basics.profiles?.length ? basics.profiles : [{}];
  const links = profiles.map((profile, index) => ({
    path: `basics.profiles.${index}`,
    label: index === 0 ? 'Profile' : `Profile ${index + 1}`,
    placeholder: 'linkedin.com/in/you',
    text: shownProfile(profile),
    before: ' | ',
  }));
  return [
    { kind: 'name', fields: name ? [name] : [] },
    { kind: 'headline', fields: headline ? [headline] : [] },
    { kind: 'contact', fields: [...ways, ...links] },
  ];
}

/** The sections on the page, in order, each with at least one row to edit. */
export function outlineOf(document: ResumeDocument): readonly OutlineSection[] {
  return sectionsOf(document).map((id) => ({ id, title: titleOf(document, id), entries: entriesOf(document, id) }));
}

/** The title of a section; only that of a custom section may be empty. */
export function titleOf(document: ResumeDocument, id: SectionId): OutlineField {
  const { heading } = sectionOf(id);
  const path = titlePath(id);
  const text = textAt(document, path);
  const label = id.startsWith('custom.') ? text && `Title of ${text}` : `Title of ${heading}`;
  return { path, label: label || heading, placeholder: heading, text, before: '' };
}

/** The content under one heading; an empty list gives one empty entry to start with. */
export function entriesOf(document: ResumeDocument, id: SectionId): readonly OutlineEntry[] {
  const { list, item } = sectionOf(id);
  if (list === undefined) return [{ label: 'Summary', rows: summaryRows(document.basics ?? {}) }];
  const count = Math.max(1, itemsAt(document, list).length);
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (list === 'skills') return [{ label: 'Skills', rows: indexes.map((at) => skillsRow(document.skills?.[at], at)) }];
  if (isEntryList(list)) {
    const items = itemsAt(document, list) as readonly object[];
    return indexes.map((at) => ({
      path: `${list}.${at}`,
      label: `${item} ${at + 1}`,
      rows: entryRows(ENTRIES[list] as EntrySpec<object>, items[at] ?? {}, {
        path: `${list}.${at}`,
        label: `${item} ${at + 1}`,
      }),
    }));
  }
  const name = id.startsWith('custom.') ? titleOf(document, id).text : item;
  return [
    {
      label: name,
      rows: indexes.map((at) => ({
        kind: 'bullet',
        list: { path: list, index: at },
        fields: [
          {
            path: `${list}.${at}`,
            label: `${name} ${at + 1}`,
            placeholder: ONE_LINE_PLACEHOLDERS[list] ?? '',
            text: textAt(document, `${list}.${at}`),
            before: '',
          },
        ],
      })),
    },
  ];
}

const isEntryList = (list: string): list is keyof typeof ENTRIES => Object.hasOwn(ENTRIES, list);

const summaryRows = (basics: Basics): readonly OutlineRow[] => [
  { kind: 'text', fields: [fieldAt(basics, 'basics', SUMMARY_FIELD)] },
];

function skillsRow(group: SkillGroup = {}, at: number): OutlineRow {
  const { name } = group;
  const field = fieldAt(group, `skills.${at}`, SKILLS_FIELD);
  const lead = { ...fieldAt(group, `skills.${at}`, SKILL_GROUP_FIELD), label: `Skill group ${at + 1}` };
  return {
    kind: 'line',
    ...(name !== undefined && { lead }),
    fields: [{ ...field, label: name || (at === 0 ? 'Skills' : 'More skills') }],
  };
}

function entryRows<Item extends object>(
  spec: EntrySpec<Item>,
  item: Item,
  { path, label }: { path: TextPath; label: string },
): readonly OutlineRow[] {
  const of = (field: FieldSpec<Item>) => fieldAt(item, path, { ...field, label: `${label} ${field.label}` });
  const isShown = (field: FieldSpec<Item>) => field.placeholder !== '' || field.read(item) !== '';
  const rows = [
    { kind: 'title', fields: spec.title },
    { kind: 'line', fields: spec.line },
    { kind: 'text', fields: spec.text ? [spec.text] : [] },
  ] as const;
  return [
    ...rows
      .map(({ kind, fields }) => ({ kind, fields: fields.filter(isShown).map(of) }))
      .filter(({ fields }) => fields.length > 0),
    ...bulletRows(spec, item, { path, label }),
  ];
}

function bulletRows<Item extends object>(
  { bullets: spec }: EntrySpec<Item>,
  item: Item,
  { path, label }: { path: TextPath; label: string },
): readonly OutlineRow[] {
  if (!spec) return [];
  const list = `${path}.${spec.key}`;
  const bullets = (item[spec.key] as readonly string[] | undefined) ?? [];
  return (bullets.length > 0 ? bullets : ['']).map((text, index) => ({
    kind: 'bullet',
    list: { path: list, index },
    fields: [
      {
        path: `${list}.${index}`,
        label: `${label} ${spec.label} ${index + 1}`,
        placeholder: spec.placeholder,
        text,
        before: '',
      },
    ],
  }));
}

const fieldAt = <Item>(item: Item, path: TextPath, field: FieldSpec<Item>): OutlineField => ({
  path: `${path}.${field.key}`,
  label: field.label,
  placeholder: field.placeholder,
  text: field.read(item),
  before: field.before,
  ...(field.isMultiline && { isMultiline: true }),
  ...(field.isDate && { isDate: true }),
});
