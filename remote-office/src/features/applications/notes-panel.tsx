import { type InternalNote, MAX_INTERNAL_NOTE_LENGTH } from '@kadam/shared/contract/office-applications';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Panel } from '../../lib/layout.styles';
import { OfficeForm } from '../../lib/office-form';
import { timeText } from '../../lib/times';
import { Entries } from './applications.styles';
import { useNote } from './use-note';

interface NotesPanelProps {
  readonly id: string;
  readonly notes: readonly InternalNote[];
  readonly canChange: boolean;
}

/** Notes for colleagues, latest first. */
export const NotesPanel = ({ id, notes, canChange }: NotesPanelProps) => (
  <Panel aria-labelledby="notes">
    <h2 id="notes">Notes for the office</h2>
    {canChange && <NoteForm id={id} />}
    {notes.length === 0 && <p>No notes yet.</p>}
    <Entries>
      {notes.map(({ id: noteId, at, by, text }) => (
        <li key={noteId}>
          <strong>{by}</strong> <small>{timeText(at)}</small>
          <p>{text}</p>
        </li>
      ))}
    </Entries>
  </Panel>
);

function NoteForm({ id }: { readonly id: string }) {
  const form = useNote(id);
  return (
    <OfficeForm form={form} gap={1.5}>
      <Field
        label="New note"
        multiline
        rows={3}
        maxLength={MAX_INTERNAL_NOTE_LENGTH}
        hint="Not shown to the candidate, but part of the data they can download."
        {...form.field('text')}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm" isBusy={form.isSending} busyLabel="Saving…">
          Add the note
        </Button>
      </div>
    </OfficeForm>
  );
}
