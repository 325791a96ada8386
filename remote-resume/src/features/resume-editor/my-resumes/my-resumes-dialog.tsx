import { useState } from 'react';
import { isBlankResume, textAt, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import {
  contentOf,
  earlierResumes,
  NoSpaceError,
  removeEarlier,
  setAside,
  type DeviceResume,
} from '../../../lib/device-resume';
import { DialogButtons } from '../resume-editor.styles';
import { downloadOther, type Export } from '../use-export';
import type { ResumeEditing } from '../use-resume';
import { AccountSection } from './account-section';
import { Resume, Resumes, Sections } from './my-resumes.styles';
import { timeText } from './time-text';
import type { AccountResumes } from './use-account-resume';

interface MyResumesDialogProps {
  readonly editing: ResumeEditing;
  readonly account: AccountResumes;
  /** Makes the PDF of the resume in the editor. */
  readonly makePdf: () => Promise<Blob>;
  readonly onClose: () => void;
  readonly showMessage: Export['showMessage'];
}

export function MyResumesDialog({ editing, account, makePdf, onClose, showMessage }: MyResumesDialogProps) {
  const { owner, store, current, show } = editing;
  const [earlier, setEarlier] = useState(() => earlierResumes(owner));
  // One that is saved in the account is not needed twice.
  const setCurrentAside = () => {
    const { status, document } = account.state;
    const isSaved = status === 'saved' && document === store.document();
    if (isSaved || isBlankResume(store.document())) return;
    if (!setAside(owner, current())) throw new NoSpaceError();
  };
  const handleOpenAccount = async (id: string) => {
    setCurrentAside();
    await account.sync?.open(id);
    onClose();
  };
  const handleOpen = (resume: DeviceResume) => {
    setCurrentAside();
    removeEarlier(owner, resume.revision);
    show(contentOf(resume));
    showMessage('success', 'Opened. The other one is under My resumes.');
    onClose();
  };
  const handleDelete = ({ revision }: DeviceResume) => {
    removeEarlier(owner, revision);
    setEarlier(earlierResumes(owner));
  };
  return (
    <Dialog isOpen onClose={onClose} title="My resumes">
      <Sections>
        <AccountSection account={account} makePdf={makePdf} onOpen={handleOpenAccount} showMessage={showMessage} />
        <section aria-labelledby="earlier-resumes">
          <h3 id="earlier-resumes">Earlier versions on this device</h3>
          {earlier.length === 0 ? (
            <p>None yet. A resume that you replace by another one is stored here.</p>
          ) : (
            <Resumes>
              {earlier.map((resume) => (
                <Resume key={resume.revision}>
                  <p>
                    <strong>{titleOf(resume.document)}</strong>
                    <br />
                    Saved {timeText(resume.savedAt)}
                  </p>
                  <DialogButtons>
                    <Button size="sm" onClick={() => handleOpen(resume)}>
                      Open
                    </Button>
                    <Button size="sm" variant="secondary" onClick={() => downloadOther(resume.document)}>
                      Download
                    </Button>
                    <Button size="sm" variant="secondary" onClick={() => handleDelete(resume)}>
                      Delete
                    </Button>
                  </DialogButtons>
                </Resume>
              ))}
            </Resumes>
          )}
        </section>
      </Sections>
    </Dialog>
  );
}

const titleOf = (document: ResumeDocument) =>
  [textAt(document, 'basics.name'), textAt(document, 'basics.label')]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ') || 'Resume without a name';
