import { useState, type FormEvent } from 'react';
import type { SectionState } from '@kadam/shared/contract/content';
import type { Section as SectionName } from '@kadam/shared/contract/published-content';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { LeavingQuestion } from '../../lib/leaving-question';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { VariableList } from '../../lib/variable-list';
import { Columns, Row, Section } from '../../lib/layout.styles';
import { SECTION_TITLES } from '../../lib/section-titles';
import { contentHref } from '../../paths';
import { Side, Sticky, Versions } from './content.styles';
import { Entries, Fields } from './section-fields';
import { SECTION_FORMS } from './section-forms';
import { useSectionState } from './use-content';
import { useSectionEditor } from './use-section-editor';

interface SectionEditorProps {
  readonly section: SectionName;
  readonly session: OfficeSession;
}

/** One section of the public pages: its form, and its versions. */
export function SectionEditor({ section, session }: SectionEditorProps) {
  const state = useSectionState(section);
  const title = SECTION_TITLES[section];
  const { description } = SECTION_FORMS[section];
  return (
    <Section>
      <div>
        <Link to={contentHref}>All content</Link>
      </div>
      <h2>{title}</h2>
      <p>{description}</p>
      <LoadedView state={state} name="section">
        {(data) => <Editor key={section} state={data} isReadOnly={!hasRole(session.roles, 'content_editor')} />}
      </LoadedView>
    </Section>
  );
}

function Editor({ state, isReadOnly }: { readonly state: SectionState; readonly isReadOnly: boolean }) {
  const { form, ...editor } = useSectionEditor(state);
  const { fields, list, variables } = SECTION_FORMS[state.section];
  const [isUploading, setIsUploading] = useState(false);
  const { failure, draft } = editor;
  const editing = {
    content: draft,
    errors: failure?.fieldErrors ?? {},
    isReadOnly,
    onEdit: editor.edit,
    isUploading,
    onUploading: setIsUploading,
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!editor.isSending && !isUploading) void editor.publish();
  };
  return (
    <Columns $first={2}>
      <Stack as="form" gap={2} ref={form} noValidate onSubmit={handleSubmit}>
        <LeavingQuestion isDirty={editor.isDirty} />
        <Fields fields={fields} {...editing} />
        {list && <Entries list={list} {...editing} />}
        {failure && (
          <Notice tone="danger" title={failure.message}>
            {failure.isConflict && (
              <Row>
                <Button variant="secondary" size="sm" onClick={() => void editor.loadNewest()}>
                  Load the newest version
                </Button>
                <Button variant="secondary" size="sm" onClick={() => void editor.keepTyped()}>
                  Keep what I have typed
                </Button>
              </Row>
            )}
          </Notice>
        )}
        <p role="status">{editor.announcement}</p>
        {!isReadOnly && (
          <Row>
            <Button
              type="submit"
              isBusy={editor.isSending || isUploading}
              busyLabel={isUploading ? 'Uploading…' : 'Publishing…'}
            >
              Publish
            </Button>
            <Button variant="secondary" onClick={editor.preview}>
              Preview in a new tab
            </Button>
            {!state.isBuiltIn && (
              <Button variant="quiet" onClick={() => editor.replace(state.builtIn)}>
                Use the built-in content
              </Button>
            )}
          </Row>
        )}
      </Stack>
      <Side>
        <History
          state={state}
          isDirty={editor.isDirty}
          onRestore={isReadOnly ? undefined : (version) => void editor.restore(version)}
        />
        {variables && <Variables variables={variables} />}
      </Side>
    </Columns>
  );
}

const Variables = ({ variables }: { readonly variables: Readonly<Record<string, string>> }) => (
  <Sticky as="section" aria-labelledby="variables">
    <h2 id="variables">Variables</h2>
    <p>Write them in the text. The page shows their current values.</p>
    <VariableList variables={variables} />
  </Sticky>
);

interface HistoryProps {
  readonly state: SectionState;
  readonly isDirty: boolean;
  /** Absent for people with read access only. */
  readonly onRestore: ((version: number) => void) | undefined;
}

function History({ state: { history, version }, isDirty, onRestore }: HistoryProps) {
  const [requestedVersion, setRequestedVersion] = useState<number>();
  const older = [...history, ...(history.at(-1)?.version === 1 ? [BUILT_IN] : [])];
  const close = () => setRequestedVersion(undefined);
  const handleRestore = () => {
    if (requestedVersion !== undefined) onRestore?.(requestedVersion);
    close();
  };
  return (
    <Section as="section" aria-labelledby="history">
      <h2 id="history">History</h2>
      {older.length === 0 && <p>The built-in content is shown. Nothing was published yet.</p>}
      <Versions>
        {older.map((one) => (
          <li key={one.version}>
            <strong>{nameOf(one.version)}</strong>
            {one.at !== null && (
              <span>
                {one.by}, {timeText(one.at)}
                {one.isBuiltIn && ', the built-in content again'}
              </span>
            )}
            {one.version === version && <span>Shown to visitors</span>}
            {one.version !== version && onRestore && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Restore: ${nameOf(one.version)}`}
                onClick={() => setRequestedVersion(one.version)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </Versions>
      <Dialog
        isOpen={requestedVersion !== undefined}
        title={`Restore: ${nameOf(requestedVersion ?? 0)}`}
        subtitle={`It is published at once. What visitors see now stays in the history.${isDirty ? ' What you have typed is discarded.' : ''}`}
        onClose={close}
      >
        <Button onClick={handleRestore}>Restore and publish</Button>
      </Dialog>
    </Section>
  );
}

const BUILT_IN = { version: 0, at: null, by: '', isBuiltIn: true };

const nameOf = (version: number): string => (version === 0 ? 'Built-in content' : `Version ${version}`);
