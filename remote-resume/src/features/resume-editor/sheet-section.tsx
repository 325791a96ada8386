import { memo } from 'react';
import {
  entriesOf,
  itemsAt,
  sectionOf,
  titleOf,
  type OutlineEntry,
  type OutlineRow,
  type ResumeDocument,
  type SectionId,
} from '@kadam/resume-engine/resume-document';
import { Field } from './field';
import { EntryTools, SectionTools } from './sheet-tools';
import { SheetRow } from './sheet-row';
import type { ResumeStore } from './resume-store';
import { useStableKeys } from './stable-keys';

interface SheetSectionProps {
  readonly id: SectionId;
  readonly document: ResumeDocument;
  readonly store: ResumeStore;
}

const shownIn = ({ id, document }: SheetSectionProps): unknown => {
  const { list } = sectionOf(id);
  return list ? itemsAt(document, list) : document.basics?.summary;
};

// Memoized: a key is painted within 50 ms on slow machines only if no other entry renders.
const isSameSection = (one: SheetSectionProps, other: SheetSectionProps) =>
  one.id === other.id &&
  one.store === other.store &&
  shownIn(one) === shownIn(other) &&
  titleOf(one.document, one.id).text === titleOf(other.document, other.id).text;

export const SheetSection = memo(function SheetSection({ id, document, store }: SheetSectionProps) {
  const { list } = sectionOf(id);
  const title = titleOf(document, id);
  const name = title.text || title.placeholder;
  const items = list ? itemsAt(document, list) : [];
  return (
    <section aria-label={name}>
      <h2 aria-label={name}>
        <Field {...title} mayLink={false} />
      </h2>
      <SectionTools id={id} heading={name} store={store} />
      {entriesOf(document, id).map((entry, at) =>
        entry.path === undefined ? (
          <EntryRows key={at} {...entry} />
        ) : (
          <SheetEntry key={entry.path} path={entry.path} entry={entry} item={items[at]} store={store} />
        ),
      )}
    </section>
  );
}, isSameSection);

interface SheetEntryProps {
  readonly path: string;
  readonly entry: OutlineEntry;
  readonly item: unknown;
  readonly store: ResumeStore;
}

const isSameEntry = (one: SheetEntryProps, other: SheetEntryProps) =>
  one.item === other.item && one.path === other.path && one.store === other.store;

const SheetEntry = memo(function SheetEntry({ path, entry, store }: SheetEntryProps) {
  return (
    <div data-entry="" role="group" aria-label={entry.label}>
      <EntryRows {...entry} />
      <EntryTools path={path} label={entry.label} store={store} />
    </div>
  );
}, isSameEntry);

function EntryRows({ rows }: OutlineEntry) {
  const bullets = rows.filter(({ kind }) => kind === 'bullet');
  return (
    <>
      {rows
        .filter(({ kind }) => kind !== 'bullet')
        .map((row) => (
          <SheetRow key={row.fields[0]?.path} {...row} />
        ))}
      {bullets.length > 0 && <Bullets rows={bullets} />}
    </>
  );
}

function Bullets({ rows }: { readonly rows: readonly OutlineRow[] }) {
  const keys = useStableKeys(rows.map(({ fields }) => fields[0]?.text ?? ''));
  return (
    <ul>
      {rows.map((row, at) => (
        <SheetRow key={keys[at]} {...row} />
      ))}
    </ul>
  );
}
