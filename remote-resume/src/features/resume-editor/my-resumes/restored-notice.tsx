import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { timeText } from './time-text';

interface RestoredNoticeProps {
  /** In ms since the epoch; undefined if nothing was restored. */
  readonly savedAt: number | undefined;
  readonly onStartOver: () => void;
}

export function RestoredNotice({ savedAt, onStartOver }: RestoredNoticeProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen || savedAt === undefined) return null;
  return (
    <Notice
      title="This is the resume you wrote here before"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={onStartOver}>
            Start over
          </Button>{' '}
          <Button size="sm" variant="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </>
      }
    >
      It was last saved on this device on {timeText(savedAt)}. If it is not yours, start over.
    </Notice>
  );
}
