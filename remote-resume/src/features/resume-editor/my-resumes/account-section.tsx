import { useState, type FormEvent } from 'react';
import { MAX_RESUME_NAME_LENGTH, type ResumeDocumentEntry } from '@kadam/shared/contract/resume-documents';
import { emit } from '@kadam/shared/events';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { DialogButtons } from '../resume-editor.styles';
import type { Export } from '../use-export';
import type { AccountSync } from './account-sync';
import { Resume, Resumes, SaveForm } from './my-resumes.styles';
import { timeText } from './time-text';
import { useAccountList } from './use-account-list';
import type { AccountResumes } from './use-account-resume';

interface AccountSectionProps {
  readonly account: AccountResumes;
  /** Makes the PDF of the resume in the editor. */
  readonly makePdf: () => Promise<Blob>;
  /** Opens one instead of the current resume. */
  readonly onOpen: (id: string) => Promise<void>;
  readonly showMessage: Export['showMessage'];
}

export function AccountSection({ account: { state, sync }, ...rest }: AccountSectionProps) {
  return (
    <section aria-labelledby="account-resumes">
      <h3 id="account-resumes">In your account</h3>
      {sync ? (
        <MemberResumes sync={sync} openId={state.link?.id} {...rest} />
      ) : (
        <>
          <p>Log in to store resumes in your account, open them on other devices, and apply with them.</p>
          <DialogButtons>
            <Button size="sm" onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>
              Log in
            </Button>
          </DialogButtons>
        </>
      )}
    </section>
  );
}

const LOGIN_REASON = 'Log in to store your resume in your account.';

interface MemberResumesProps extends Omit<AccountSectionProps, 'account'> {
  readonly sync: AccountSync;
  readonly openId: string | undefined;
}

function MemberResumes({ sync, openId, makePdf, onOpen, showMessage }: MemberResumesProps) {
  const { resumes, message, isBusy, run, ...list } = useAccountList({ sync, openId, showMessage });
  return (
    <>
      {message !== undefined && (
        <Notice
          tone="danger"
          title={message}
          action={
            !resumes && (
              <Button size="sm" onClick={() => void run(() => Promise.resolve())}>
                Retry
              </Button>
            )
          }
        />
      )}
      {resumes?.length === 0 && <p>None yet. Save the resume of the editor under a name.</p>}
      <Resumes aria-busy={isBusy}>
        {resumes?.map((resume) => (
          <AccountEntry
            key={resume.id}
            resume={resume}
            isOpen={resume.id === openId}
            onUse={() => void list.storeFile(resume.name, makePdf)}
            onOpen={() => void run(() => onOpen(resume.id))}
            onRename={(name) => void list.rename(resume.id, name)}
            onDelete={() => void list.remove(resume.id)}
          />
        ))}
      </Resumes>
      <NameForm label="Save this resume as" button="Save to my account" onName={(name) => void list.saveAs(name)} />
    </>
  );
}

interface AccountEntryProps {
  readonly resume: ResumeDocumentEntry;
  readonly isOpen: boolean;
  readonly onUse: () => void;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

function AccountEntry({ resume: { name, updatedAt }, isOpen, onOpen, ...rest }: AccountEntryProps) {
  const { onUse, onRename, onDelete } = rest;
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const handleRename = (next: string) => {
    setMode('shown');
    onRename(next);
  };
  return (
    <Resume aria-label={name}>
      <p>
        <strong>{name}</strong>
        {isOpen && ' (open)'}
        <br />
        Changed {timeText(Date.parse(updatedAt))}
      </p>
      {mode === 'renaming' && <NameForm label="New name" initial={name} button="Rename" onName={handleRename} />}
      {mode === 'deleting' && <p role="alert">Delete “{name}” from your account? It cannot be restored.</p>}
      <DialogButtons>
        {mode === 'shown' && (
          <>
            {isOpen ? (
              <Button size="sm" onClick={onUse}>
                Use for applications
              </Button>
            ) : (
              <Button size="sm" variant="secondary" onClick={onOpen}>
                Open
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setMode('renaming')}>
              Rename
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setMode('deleting')}>
              Delete
            </Button>
          </>
        )}
        {mode === 'deleting' && (
          <Button size="sm" variant="danger" onClick={onDelete}>
            Delete it
          </Button>
        )}
        {mode !== 'shown' && (
          <Button size="sm" variant="secondary" onClick={() => setMode('shown')}>
            Cancel
          </Button>
        )}
      </DialogButtons>
    </Resume>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly initial?: string;
  readonly onName: (name: string) => void;
}

function NameForm({ label, button, initial = '', onName }: NameFormProps) {
  const [name, setName] = useState(initial);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onName(name.trim());
    setName(initial);
  };
  return (
    <SaveForm onSubmit={handleSubmit}>
      <Field
        label={label}
        name="resume-name"
        value={name}
        maxLength={MAX_RESUME_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </SaveForm>
  );
}
