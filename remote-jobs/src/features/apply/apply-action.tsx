import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { Check } from 'lucide-react';
import { isAtRest } from '../../lib/apply-flow';
import type { Job } from '../../lib/job-posting';
import { ApplyDialogs } from './apply-dialogs';
import { ApplyButton, ClosedNote } from './apply.styles';
import { useApply } from './use-apply';
import { useIsApplied } from './use-is-applied';

/** 'Apply Job', or 'Job Applied' once it is, with everything that follows a click. */
export function ApplyAction({ job }: { readonly job: Job }) {
  const isApplied = useIsApplied(job.id);
  const { state, apply, dismiss } = useApply(job);
  // One button for both: the dialogs give focus back to it.
  return (
    <>
      <ApplyButton
        $isApplied={isApplied}
        onClick={isApplied ? undefined : apply}
        disabled={!job.isActive && !isApplied}
        aria-disabled={isApplied || undefined}
        isBusy={!isAtRest(state)}
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
      {!job.isActive && !isApplied && <ClosedNote>{APPLY_MESSAGES.closed}</ClosedNote>}
      <ApplyDialogs state={state} onDismiss={dismiss} />
    </>
  );
}
