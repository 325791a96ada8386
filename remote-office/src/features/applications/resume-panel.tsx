import type { OfficeApplication } from '@kadam/shared/contract/office-applications';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { openFile } from '../../lib/open-file';
import { saveFile } from '@kadam/shared/ui/save-file';
import { Panel, Row } from '../../lib/layout.styles';
import { ResumePages } from './applications.styles';
import { useResumeFile, useResumeText } from './use-applications';

interface ResumePanelProps {
  readonly id: string;
  readonly resume: OfficeApplication['resume'];
}

/** The submitted file, and its text as extracted. */
export function ResumePanel({ id, resume }: ResumePanelProps) {
  return (
    <Panel aria-labelledby="resume">
      <h2 id="resume">Resume</h2>
      {resume ? <Resume id={id} name={resume.name} size={resume.size} /> : <p>None was sent, or it was deleted.</p>}
    </Panel>
  );
}

interface ResumeProps {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

const KB = 1024;

function Resume({ id, name, size }: ResumeProps) {
  const save = useResumeFile(id, (file) => saveFile(file, name));
  const open = useResumeFile(id, openFile);
  const message = save.message ?? open.message;
  return (
    <>
      <Row>
        <span>
          {name} <small>{Math.ceil(size / KB).toLocaleString('en-IN')} KB</small>
        </span>
        {/\.pdf$/i.test(name) && (
          <Button variant="secondary" size="sm" isBusy={open.isBusy} onClick={() => void open.run()}>
            Open in a new tab
          </Button>
        )}
        <Button variant="secondary" size="sm" isBusy={save.isBusy} onClick={() => void save.run()}>
          Download
        </Button>
      </Row>
      {message !== undefined && <Notice tone="danger" title={message} />}
      <ResumeText id={id} />
    </>
  );
}

function ResumeText({ id }: { readonly id: string }) {
  const state = useResumeText(id);
  return (
    <>
      <h3>Text of the file</h3>
      {state.status === 'loading' && <p role="status">Reading the file…</p>}
      {state.status === 'failed' && (
        <Notice
          title="The text could not be read"
          action={
            <Button variant="secondary" size="sm" onClick={state.retry}>
              Retry
            </Button>
          }
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && <Pages pages={state.data.pages} />}
    </>
  );
}

function Pages({ pages }: { readonly pages: readonly (readonly string[])[] }) {
  if (pages.length === 0) return <p>Machines read no text in this file: it may be a scan or a picture.</p>;
  return (
    <ResumePages role="region" aria-label="Text of the resume" tabIndex={0}>
      {pages.map((lines, index) => (
        <p key={index}>{lines.join('\n')}</p>
      ))}
    </ResumePages>
  );
}
