import { ResumeChoice } from './resume-choice';
import { Hint, Sheet } from './resume-sheet.styles';
import { useResumeOnFile } from './use-resume-on-file';

interface ProfileResumeProps {
  readonly onSessionOver: () => void;
}

/** Uploads, replaces and removes the resume on file, and explains what is sent. */
export function ProfileResume({ onSessionOver }: ProfileResumeProps) {
  const onFile = useResumeOnFile(onSessionOver);
  return (
    <Sheet>
      <Hint>
        “Apply with resume” sends the file below. “Apply Job” sends no file. The link, if you give one, goes with both.
      </Hint>
      <ResumeChoice onFile={onFile} />
    </Sheet>
  );
}
