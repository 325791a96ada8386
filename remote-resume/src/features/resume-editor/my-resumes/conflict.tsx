import { useState } from 'react';
import { resumeText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { DialogButtons } from '../resume-editor.styles';
import { timeText } from './time-text';
import { Version, Versions } from './my-resumes.styles';

interface ConflictProps {
  readonly title: string;
  readonly explanation: string;
  readonly own: { readonly heading: string; readonly document: ResumeDocument };
  /** `savedAt` in ms since the epoch. */
  readonly other: { readonly heading: string; readonly document: ResumeDocument; readonly savedAt: number };
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** Asks which of two versions of the resume to use. Both remain until one is chosen. */
export function Conflict({ title, explanation, own, other, choices }: ConflictProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Notice
        tone="danger"
        title={title}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Choose a version
          </Button>
        }
      >
        Both are stored until you choose one.
      </Notice>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} subtitle={explanation}>
        <Versions>
          <Version>
            <h3>{own.heading}</h3>
            <DifferingLines of={own.document} from={other.document} />
          </Version>
          <Version>
            <h3>{other.heading}</h3>
            <p>Saved {timeText(other.savedAt)}</p>
            <DifferingLines of={other.document} from={own.document} />
          </Version>
        </Versions>
        <DialogButtons>
          {choices.map(({ label, onChoose }) => (
            <Button key={label} variant="secondary" onClick={onChoose}>
              {label}
            </Button>
          ))}
        </DialogButtons>
      </Dialog>
    </>
  );
}

const MAX_LINES = 3;

function DifferingLines({ of, from }: { readonly of: ResumeDocument; readonly from: ResumeDocument }) {
  const known = new Set(linesOf(from));
  const lines = linesOf(of).filter((line) => !known.has(line));
  if (lines.length === 0) return <p>No line that the other one does not have.</p>;
  return (
    <>
      <p>Only here:</p>
      <ul>
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MAX_LINES && <li>and {lines.length - MAX_LINES} more</li>}
      </ul>
    </>
  );
}

const linesOf = (document: ResumeDocument) => resumeText(document).split('\n').filter(Boolean);
