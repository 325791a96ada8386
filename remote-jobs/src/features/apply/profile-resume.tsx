import { SmallText } from '@kadam/shared/ui/small-text';
import { ResumeChoice } from './resume-choice';
import { Sheet } from './resume-sheet.styles';
import { useResumeOnFile } from './use-resume-on-file';

interface ProfileResumeProps {
  readonly onSessionOver: () => void;
}

/** Uploads, replaces and removes the resume on file, and explains what is sent. */
export function ProfileResume({ onSessionOver }: ProfileResumeProps) {
  const onFile = useResumeOnFile(onSessionOver);
  return (
    <Sheet>
      <SmallText>
        “Apply with resume” sends the file below. “Apply Job” sends no file. The link, if you give one, goes with both.
      </SmallText>
      <ResumeChoice onFile={onFile} />
    </Sheet>
  );
}
