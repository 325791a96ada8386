import { validateUpload, suffixNames } from '@kadam/shared/contract/upload-rules';
import { uploadResume } from '@kadam/shared/contract/resume-files';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { Row } from '@kadam/shared/ui/row';
import { SmallText } from '@kadam/shared/ui/small-text';
import { FileText } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { fileSize } from '../../lib/resume-on-file';
import { postedDate } from '../../lib/posted-date';
import { otherPages } from '../../paths';
import { StillLoading } from '../../still-loading';
import { FileInput, FileRow } from './resume-sheet.styles';
import type { ResumeOnFile } from './use-resume-on-file';

const { maxBytes, suffixes } = uploadResume.upload;
const FORMATS = `${suffixNames(suffixes)}, ${maxBytes / 1024 / 1024} MB at most.`;

interface ResumeChoiceProps {
  readonly onFile: ResumeOnFile;
  readonly heading?: ReactNode;
}

export function ResumeChoice({ onFile: { state, work, upload, remove }, heading }: ResumeChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<string>();
  const resume = state.status === 'ready' ? state.resume : null;
  const isBusy = work.status === 'sending' || work.status === 'removing';
  const error = rejection ?? (work.status === 'failed' ? work.message : undefined);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Otherwise choosing the same file again fires no event.
    if (file) {
      const rejected = validateUpload(uploadResume.upload, file)?.message;
      setRejection(rejected);
      if (rejected === undefined) upload(file);
    }
    currentTarget.value = '';
  };

  return (
    <section aria-label="Your resume">
      {heading}
      {work.status === 'sending' ? (
        <FileLine role="status" title={work.name} text={progressOf(work)} />
      ) : (
        <OnFile state={state} />
      )}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <Row gap={1}>
        <Button variant="secondary" isBusy={isBusy} onClick={() => input.current?.click()}>
          {resume ? 'Choose another file' : 'Choose a file'}
        </Button>
        {resume && (
          <Button variant="secondary" isBusy={isBusy} onClick={remove}>
            Remove this file
          </Button>
        )}
      </Row>
      <FileInput
        ref={input}
        type="file"
        accept={suffixes.join(',')}
        onChange={handleChange}
        aria-label="Resume file"
        tabIndex={-1}
      />
      <SmallText>
        {FORMATS} No resume yet? Write one in the <Link to={otherPages.resumeEditor}>resume editor</Link>, save it under
        My resumes, and choose Use for applications.
      </SmallText>
    </section>
  );
}

function OnFile({ state }: Pick<ResumeOnFile, 'state'>) {
  if (state.status === 'loading') {
    return (
      <>
        <FileLine role="status" title="Your resume on file" text="Looking for it…" />
        <StillLoading />
      </>
    );
  }
  if (state.status === 'failed')
    return (
      <Notice
        tone="danger"
        title="Your resume on file could not be loaded."
        action={
          <Button variant="secondary" onClick={state.retry}>
            Retry
          </Button>
        }
      />
    );
  const { resume } = state;
  return resume ? (
    <FileLine title={resume.name} text={`${fileSize(resume.size)}, on file since ${postedDate(resume.keptAt)}`} />
  ) : (
    <FileLine title="No resume on file" text="Choose a file to apply with it." />
  );
}

interface FileLineProps {
  readonly title: string;
  readonly text: string;
  readonly role?: 'status';
}

// The same height in all states avoids layout shifts.
const FileLine = ({ title, text, role }: FileLineProps) => (
  <FileRow role={role}>
    <FileText aria-hidden size={24} />
    <div>
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  </FileRow>
);

const progressOf = ({ fraction }: { readonly fraction: number }) =>
  fraction < 1 ? `Sending: ${Math.round(fraction * 100)}%` : 'Reading it as machines do…';
