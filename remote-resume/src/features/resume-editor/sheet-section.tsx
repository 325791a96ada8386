import type { OutlineEntry, OutlineRow, OutlineSection } from '@kadam/resume-engine/resume-document';
import { EntryTools, SectionTools } from './sheet-tools';
import { SheetRow } from './sheet-row';
import type { ResumeStore } from './resume-store';

interface SheetSectionProps {
  readonly section: OutlineSection;
  readonly store: ResumeStore;
}

/** A heading with what stands under it. */
export function SheetSection({ section: { id, heading, entries }, store }: SheetSectionProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <SectionTools id={id} heading={heading} store={store} />
      {entries.map((entry) =>
        entry.path === undefined ? (
          <EntryRows key={entry.label} {...entry} />
        ) : (
          <div key={entry.path} data-entry="" role="group" aria-label={entry.label}>
            <EntryRows {...entry} />
            <EntryTools path={entry.path} label={entry.label} store={store} />
          </div>
        ),
      )}
    </section>
  );
}

function EntryRows({ rows }: OutlineEntry) {
  const bullets = rows.filter(({ kind }) => kind === 'bullet');
  return (
    <>
      {rows.filter(({ kind }) => kind !== 'bullet').map(toRow)}
      {bullets.length > 0 && <ul>{bullets.map(toRow)}</ul>}
    </>
  );
}

const toRow = (row: OutlineRow) => <SheetRow key={row.fields[0]?.path} {...row} />;
