import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { Button } from '@kadam/shared/ui/button';
import { SmallText } from '@kadam/shared/ui/small-text';
import { Check } from 'lucide-react';
import { isAtRest } from '../../lib/apply-flow';
import type { Job } from '../../lib/job-posting';
import { ApplyDialogs } from './apply-dialogs';
import { ApplyBar, ApplyButton } from './apply.styles';
import { ResumeStep } from './resume-step';
import { SlowApplication } from './slow-application';
import { useApply } from './use-apply';
import { useIsApplied } from './use-is-applied';

/** 'Apply Job', with or without a resume, or 'Job Applied', with the dialogs that follow. */
export function ApplyAction({ job }: { readonly job: Job }) {
  const isApplied = useIsApplied(job.id);
  const { state, send, apply, applyWithResume, choose, endSession, dismiss, retry } = useApply(job);
  const isBusy = !isAtRest(state) && state.step !== 'choosing';
  // The same element in both states: the dialogs restore focus to it.
  return (
    <>
      <ApplyBar>
        <SlowApplication state={state} send={send} />
        <ApplyButton
          $isApplied={isApplied}
          onClick={isApplied ? undefined : apply}
          disabled={!job.isActive && !isApplied}
          aria-disabled={isApplied || undefined}
          isBusy={isBusy}
          busyLabel="Applying…"
        >
          {isApplied ? (
            <>
              <Check aria-hidden size={20} /> Job Applied
            </>
          ) : (
            'Apply Job'
          )}
        </ApplyButton>
      </ApplyBar>
      {job.isActive && !isApplied && (
        <>
          <Button variant="secondary" onClick={applyWithResume} isBusy={isBusy}>
            Apply with resume
          </Button>
          <SmallText>“Apply Job” sends your name, email and job profile, without a resume file.</SmallText>
        </>
      )}
      {!job.isActive && !isApplied && <SmallText>{APPLY_MESSAGES.closed}</SmallText>}
      {state.step === 'choosing' && (
        <ResumeStep
          jobName={job.jobName}
          companyName={job.companyName}
          onSend={choose}
          onSessionOver={endSession}
          onClose={dismiss}
        />
      )}
      <ApplyDialogs state={state} onDismiss={dismiss} onRetry={retry} />
    </>
  );
}
