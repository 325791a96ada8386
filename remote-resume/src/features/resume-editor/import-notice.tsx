import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { ImportState } from './use-import';

interface ImportNoticeProps {
  readonly state: ImportState;
  readonly onEnd: () => void;
}

export function ImportNotice({ state, onEnd }: ImportNoticeProps) {
  if (state.status === 'idle') return null;
  const isFailed = state.status === 'failed';
  return (
    <Notice
      tone={isFailed ? 'danger' : 'info'}
      title={isFailed ? state.message : `Reading ${state.name} …`}
      action={
        <Button size="sm" variant="secondary" onClick={onEnd}>
          {isFailed ? 'Close' : 'Cancel'}
        </Button>
      }
    >
      {isFailed ? state.detail : 'Your page stays as it is until the file is read.'}
    </Notice>
  );
}
