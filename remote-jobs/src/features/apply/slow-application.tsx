import { StillLoading } from '@kadam/shared/ui/still-loading';
import { isAwaitingResponse, type ApplyState } from '../../lib/apply-flow';
import type { ApplyRun } from './apply-run';

interface SlowApplicationProps {
  readonly state: ApplyState;
  readonly send: ApplyRun['send'];
}

/** Retry and Cancel for a slow application. */
export const SlowApplication = ({ state, send }: SlowApplicationProps) => (
  <StillLoading
    isPending={isAwaitingResponse(state)}
    onRetry={() => send({ type: 'interrupted', isRetry: true })}
    onCancel={() => send({ type: 'interrupted', isRetry: false })}
  />
);
