import { FailureText } from '@kadam/shared/ui/failure-text';
import { ScanSearch, Upload } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { SmallText } from '@kadam/shared/ui/small-text';
import { useIsInBrowser } from '@kadam/shared/ui/use-is-in-browser';
import type { AtsFailure } from '../../lib/ats-failure';
import { RESUME_ACCEPT, RESUME_NOTE } from '../../lib/resume-file';
import { ChosenFile } from './chosen-file';
import { Buttons, DropZone, Invitation, ErrorText, ErrorDetail } from './resume-upload.styles';
import { useFileDrop } from './use-file-drop';
import type { ResumeFile } from './use-resume-file';

interface ResumeUploadProps {
  readonly resume: ResumeFile;
  readonly failure: AtsFailure | undefined;
  readonly onAnalyze: () => void;
}

/** Selects a resume by file dialog or drop, and has it analyzed. */
export function ResumeUpload({ resume, failure, onAnalyze }: ResumeUploadProps) {
  const { file, error, choose, remove } = resume;
  const { isOver, dropProps } = useFileDrop(choose);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const isInBrowser = useIsInBrowser();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Otherwise choosing the same file again fires no event.
    event.currentTarget.value = '';
    if (files.length > 0) choose(files);
  };
  const handleRemove = () => {
    remove();
    button.current?.focus();
  };
  return (
    <DropZone role="group" aria-label="Your resume" data-over={isOver} {...dropProps}>
      {file ? <ChosenFile file={file} onRemove={handleRemove} /> : <Invitation>Drop your resume here</Invitation>}
      <Buttons>
        <Button
          ref={button}
          variant={file ? 'secondary' : 'primary'}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          <Upload size="1.2em" aria-hidden /> {file ? 'Choose Another File' : 'Upload Your Resume'}
        </Button>
        <Button variant={file ? 'primary' : 'secondary'} onClick={onAnalyze}>
          <ScanSearch size="1.2em" aria-hidden /> Analyze Resume
        </Button>
      </Buttons>
      {isInBrowser && (
        <input ref={input} type="file" accept={RESUME_ACCEPT} aria-label="Resume file" hidden onChange={handleChange} />
      )}
      <div role="alert">
        {error !== null && <ErrorText>{error}</ErrorText>}
        {failure && (
          <ErrorText>
            <FailureText>{failure.message}</FailureText>
          </ErrorText>
        )}
        {failure?.detail && <ErrorDetail>{failure.detail}</ErrorDetail>}
      </div>
      <SmallText id={noteId}>{RESUME_NOTE}</SmallText>
    </DropZone>
  );
}
