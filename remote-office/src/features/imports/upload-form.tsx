import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { IMPORT_SUFFIXES, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@kadam/shared/contract/imports';
import { useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { Bar, FileInput, FileLabel } from '../../lib/file-input.styles';
import { Panel } from '../../lib/layout.styles';
import { importHref } from '../../paths';
import { countText, sourceOf } from './import-texts';
import { useUpload } from './use-imports';

const MB = 1024 * 1024;

/** Selects a file and its source; the next page asks for the fields of its columns. */
export function UploadForm({ sources }: { readonly sources: readonly string[] }) {
  const navigate = useNavigate();
  const listId = useId();
  const hintId = useId();
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState<string>();
  const source = typed ?? (file ? sourceOf(file.name) : '');
  const upload = useUpload((id) => void navigate(importHref(id)));
  const errors = upload.failure?.fieldErrors ?? {};
  const fileError = errors.file;
  const message = fileError ?? (errors.source ? '' : (upload.failure?.message ?? ''));
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => setFile(event.currentTarget.files?.[0]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void upload.run(file, source.trim());
  };
  return (
    <Panel as="form" aria-label="Upload a file" noValidate onSubmit={handleSubmit}>
      <h2>Upload a file</h2>
      <p id={hintId}>
        CSV, JSON or XML, up to {MAX_IMPORT_BYTES / MB} MB and {countText(MAX_IMPORT_ROWS)} rows. Nothing is imported
        before you have seen what would change.
      </p>
      {message !== '' && <Notice tone="danger" title={message} />}
      <FileLabel>
        File of postings
        <FileInput
          type="file"
          accept={IMPORT_SUFFIXES.join(',')}
          aria-describedby={hintId}
          aria-invalid={fileError !== undefined}
          onChange={handleFile}
        />
      </FileLabel>
      <Field
        label="Source"
        name="source"
        hint="Who the jobs come from, the same name at every import: the jobs of a source are found again by it."
        value={source}
        list={listId}
        maxLength={60}
        autoComplete="off"
        error={errors.source}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {sources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {upload.progress !== undefined && <Bar aria-label="Upload" value={upload.progress} max={1} />}
      <div>
        <Button type="submit" isBusy={upload.progress !== undefined} busyLabel="Uploading…">
          Upload
        </Button>
      </div>
    </Panel>
  );
}
