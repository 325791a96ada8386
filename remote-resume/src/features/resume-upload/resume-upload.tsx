import { Upload } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { RESUME_ACCEPT, RESUME_NOTE } from '../../lib/resume-file';
import { ChosenFile } from './chosen-file';
import { DropZone, Invitation, Note, Refusal } from './resume-upload.styles';
import { useFileDrop } from './use-file-drop';
import { useResumeFile } from './use-resume-file';

/** Where a visitor hands in a resume, by choosing a file or dropping one. */
export function ResumeUpload() {
  const { file, refusal, choose, remove } = useResumeFile();
  const { isOver, dropProps } = useFileDrop(choose);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file chosen again, after it was mended or removed, must count as a change.
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
      <Button
        ref={button}
        variant={file ? 'secondary' : 'primary'}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        <Upload size="1.2em" aria-hidden /> {file ? 'Choose Another File' : 'Upload Your Resume'}
      </Button>
      <input ref={input} type="file" accept={RESUME_ACCEPT} aria-label="Resume file" hidden onChange={handleChange} />
      <Note id={noteId}>{RESUME_NOTE}</Note>
      <div role="alert">{refusal !== null && <Refusal>{refusal}</Refusal>}</div>
    </DropZone>
  );
}
