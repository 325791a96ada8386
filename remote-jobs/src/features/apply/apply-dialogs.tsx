import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { FailureText } from '@kadam/shared/ui/failure-text';
import { Stack } from '@kadam/shared/ui/layout';
import { paths } from '../../paths';
import { MyJobsLink } from './apply.styles';
import type { ApplyState } from '../../lib/apply-flow';

interface ApplyDialogsProps {
  readonly state: ApplyState;
  readonly onDismiss: () => void;
  /** Absent if the page's button retries. */
  readonly onRetry?: (() => void) | undefined;
}

export function ApplyDialogs({ state, onDismiss, onRetry }: ApplyDialogsProps) {
  return (
    <>
      <Dialog isOpen={state.step === 'applied'} onClose={onDismiss} title="Application Status">
        <Stack gap={3}>
          <p>{state.step === 'applied' && state.message}</p>
          <Button onClick={onDismiss}>Done</Button>
          <MyJobsLink to={paths.myJobs}>See it under My Jobs</MyJobsLink>
        </Stack>
      </Dialog>
      <Dialog isOpen={state.step === 'failed'} onClose={onDismiss} title="Error">
        <Stack gap={3}>
          <p>{state.step === 'failed' && <FailureText>{state.message}</FailureText>}</p>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onDismiss}>
            Close
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
