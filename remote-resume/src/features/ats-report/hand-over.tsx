import { FilePenLine } from 'lucide-react';
import { useState } from 'react';
import { isBlankResume } from '@kadam/resume-engine/resume-document';
import { useNavigate } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { isSample } from '@kadam/shared/contract/brand';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { HIRED } from '../../content/hired';
import type { AtsResult } from '../../lib/ats-result';
import { handOverOf } from '../../lib/hand-over';
import { openResume } from '../../lib/stored-resume';
import { resumeEditorPath } from '../../paths';
import { DialogButtons, Frame, Hired } from './hand-over.styles';

/** Opens the editor with the parsed resume; asks before an existing one is replaced. */
export function HandOver({ result }: { readonly result: AtsResult }) {
  const navigate = useNavigate();
  const owner = useSession((session) => session.userId);
  const [isConfirming, setConfirming] = useState(false);
  const handOver = () => void navigate(resumeEditorPath, { state: handOverOf(result) });
  return (
    <Frame aria-labelledby="hand-over" data-print="no">
      <div>
        <h2 id="hand-over">Turn it into a resume that machines and people read well</h2>
        <p>Everything we read is carried into the editor, in plain sections that hiring software understands.</p>
        <Hired>{HIRED}</Hired>
        <SampleNote isSample={isSample('hired')} />
      </div>
      <Button onClick={() => (isBlankResume(openResume(owner).document) ? handOver() : setConfirming(true))}>
        <FilePenLine size="1.2em" aria-hidden /> Build ATS Friendly Resume
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title="Replace what is in the editor?"
        subtitle="The editor has a resume. Building from this check replaces it; you find the old one under My resumes."
      >
        <DialogButtons>
          <Button variant="secondary" onClick={() => void navigate(resumeEditorPath)}>
            Keep it and open the editor
          </Button>
          <Button onClick={handOver}>Replace it</Button>
        </DialogButtons>
      </Dialog>
    </Frame>
  );
}
