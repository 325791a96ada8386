import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { Row } from '@kadam/shared/ui/row';
import { useStore } from 'zustand';
import { isAtRest } from '../../lib/apply-flow';
import type { PendingApplication } from '../../lib/pending-application';
import { type ApplyRun, useApplyRun } from './apply-run';
import { dropPending, pendingStore, sendPending } from './pending-application';
import { SlowApplication } from './slow-application';

/** The application that is sent when the job profile is saved, and its result. */
export function PendingApplicationNotice() {
  const held = useStore(pendingStore, (state) => state.held);
  return held && <NoticeOf key={held.application.jobId} {...held} />;
}

interface NoticeProps {
  readonly application: PendingApplication;
  readonly run: ApplyRun;
}

function NoticeOf({ application, run }: NoticeProps) {
  const state = useApplyRun(run);
  const name = `Your application for ${application.jobName}`;
  if (state.step === 'applied') return <Notice tone="success" title={`${name} has been submitted.`} />;
  if (state.step === 'failed')
    return (
      <Notice tone="danger" title={`${name} could not be sent.`} action={<Actions hasRetry />}>
        {state.message}
      </Notice>
    );
  if (!isAtRest(state) && state.step !== 'choosing')
    return (
      <>
        <Notice tone="success" title={`${name} is being sent…`} />
        <SlowApplication state={state} send={run.send} />
      </>
    );
  return (
    <Notice tone="info" title={APPLY_MESSAGES.profileRequired} action={<Actions />}>
      {`${name} is waiting. ${nextStep(application)}`}
    </Notice>
  );
}

function Actions({ hasRetry = false }: { readonly hasRetry?: boolean }) {
  return (
    <Row gap={1}>
      {hasRetry && (
        <Button variant="secondary" size="sm" onClick={sendPending}>
          Try again
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={dropPending}>
        Cancel application
      </Button>
    </Row>
  );
}

function nextStep({ resume, isReady }: PendingApplication): string {
  if (resume === 'choose') return 'Once your profile is saved, go back to the job and choose your resume.';
  if (isReady) return 'Save your profile again to send it.';
  return resume
    ? 'It will be sent with your resume file as soon as you save your profile.'
    : 'It will be sent as soon as you save your profile.';
}
