import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { useState } from 'react';
import { paths } from '../../paths';
import { ParsedResume } from './parsed-resume';
import { ResumeChoice } from './resume-choice';
import { Facts, Sheet } from './resume-sheet.styles';
import { useProfileFacts } from './use-profile-facts';
import { useResumeOnFile } from './use-resume-on-file';

export interface ResumeSheetProps {
  readonly jobName: string;
  readonly companyName: string;
  readonly onSend: (resumeId: string) => void;
  readonly onSessionOver: () => void;
  readonly onClose: () => void;
}

/** A preview of what is sent: profile, resume and parsed resume. */
export default function ResumeSheet({ jobName, companyName, onSend, onSessionOver, onClose }: ResumeSheetProps) {
  const onFile = useResumeOnFile(onSessionOver);
  const [isMissing, setIsMissing] = useState(false);
  const resume = onFile.state.status === 'ready' ? onFile.state.resume : null;
  const isUploading = onFile.work.status === 'sending';
  const handleSend = () => (resume ? onSend(resume.id) : setIsMissing(true));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Apply with resume"
      subtitle={[jobName, companyName].filter(Boolean).join(' • ')}
    >
      <Sheet>
        <ProfileSummary />
        <ResumeChoice onFile={onFile} heading={<h3>Your resume</h3>} />
        {resume && !isUploading && <ParsedResume reading={resume.reading} />}
        {isMissing && !resume && <Notice tone="danger">Please select a resume file first.</Notice>}
        <Button onClick={handleSend} disabled={isUploading || onFile.state.status === 'loading'}>
          Send application
        </Button>
      </Sheet>
    </Dialog>
  );
}

function ProfileSummary() {
  const facts = useProfileFacts();
  if (!facts) return null;
  const rows = [
    ['Name', facts.name],
    ['Email', facts.email],
    ['Phone', facts.phone],
    ['Experience', /^[\d.,]+\+?$/.test(facts.experience) ? `${facts.experience} years` : facts.experience],
  ] as const;
  return (
    <section aria-labelledby="apply-profile">
      <h3 id="apply-profile">Your profile</h3>
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || 'Not given'}</dd>
          </div>
        ))}
      </Facts>
      <Link to={paths.jobProfile}>Change your profile</Link>
    </section>
  );
}
