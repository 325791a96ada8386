import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Container } from '@kadam/shared/ui/layout';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { type ReactNode, useRef } from 'react';
import { SAMPLE_ANALYSIS, SAMPLE_SUBJECT } from '../content/sample-analysis';
import { AnalysisOverlay } from '../features/analysis/analysis-overlay';
import { type CheckedResume, useAnalysis } from '../features/analysis/use-analysis';
import { SampleReport } from '../features/ats-report/sample-report';
import { CheckFeatures } from '../features/check-features/check-features';
import { CheckAgain } from '../features/resume-upload/check-again';
import { JobDescriptionField } from '../features/resume-upload/job-description-field';
import { ResumeUpload } from '../features/resume-upload/resume-upload';
import { UploadHero } from '../features/resume-upload/upload-hero';
import { useJobDescription } from '../features/resume-upload/use-job-description';
import { useBackToEditor, useResumeFile } from '../features/resume-upload/use-resume-file';
import { toAtsResult } from '../lib/ats-result';

const SAMPLE = toAtsResult(SAMPLE_ANALYSIS);

export default function AtsScorePage() {
  const { activity, checked, start, cancel, dismissFailure } = useAnalysis();
  const job = useJobDescription();
  const resume = useResumeFile(dismissFailure);
  const upload = (
    <>
      <ResumeUpload
        resume={resume}
        failure={activity.status === 'failed' ? activity.failure : undefined}
        onAnalyze={() => {
          resume.dismissError();
          void importReport().catch(() => undefined);
          start({ file: resume.file, jobDescription: job.text, error: job.error });
        }}
      />
      <JobDescriptionField {...job} />
    </>
  );
  return (
    <>
      {checked ? (
        <Checked checked={checked} upload={upload} />
      ) : (
        <>
          <UploadHero sample={SAMPLE && <SampleReport result={SAMPLE} subject={SAMPLE_SUBJECT} />}>{upload}</UploadHero>
          <CheckFeatures />
        </>
      )}
      {activity.status === 'analyzing' && <AnalysisOverlay {...activity} onCancel={cancel} />}
    </>
  );
}

function Checked({ checked, upload }: { readonly checked: CheckedResume; readonly upload: ReactNode }) {
  const backToEditor = useBackToEditor();
  const again = useRef<HTMLHeadingElement>(null);
  const report = useOnDemand(importReport);
  const skills = useOnDemand(importSaveSkills);
  const handleCheckAgain = () => {
    again.current?.scrollIntoView({ block: 'start' });
    again.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {report.status === 'ready' ? (
        <report.code.default
          {...checked}
          isNew={checked.file !== undefined}
          onCheckAgain={handleCheckAgain}
          renderSaveSkills={() =>
            skills.status === 'ready' && <skills.code.SaveSkills result={checked.result} fileName={checked.fileName} />
          }
          onBackToEditor={checked.file === undefined ? backToEditor : undefined}
        />
      ) : (
        <Container>
          <h1>Smart Resume Check Fast & Free</h1>
          {report.status === 'loading' ? <Loader title="Opening your result" /> : <Unopened onRetry={report.retry} />}
        </Container>
      )}
      <CheckAgain heading={again}>{upload}</CheckAgain>
    </>
  );
}

const Unopened = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice tone="danger" title="Your result could not be opened." action={<Button onClick={onRetry}>Retry</Button>}>
    It is kept in this tab. Please check your connection and try again.
  </Notice>
);

// Loaded while the steps run.
const importReport = onDemand(() => import('../features/ats-report/ats-report'));
const importSaveSkills = onDemand(() => import('../features/save-skills/save-skills'));
