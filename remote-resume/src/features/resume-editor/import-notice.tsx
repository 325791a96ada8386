import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { ImportState } from './use-import';

interface NotImportedProps {
  readonly texts: readonly string[];
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** What an imported file contains but the page does not. */
export function NotImportedNotice({ texts, onCopy, onClose }: NotImportedProps) {
  if (texts.length === 0) return null;
  const isShort = (text: string) => text.split(' ').length < 3;
  const short = texts.filter(isShort);
  return (
    <Notice
      title="Some words of your file are not on the page"
      action={
        <>
          <Button size="sm" onClick={onCopy}>
            Copy them
          </Button>{' '}
          <Button size="sm" variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <details>
        <summary>Show them</summary>
        <ul>
          {texts
            .filter((text) => !isShort(text))
            .map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          {short.length > 0 && <li>Labels and single words: {short.join(' · ')}</li>}
        </ul>
      </details>
    </Notice>
  );
}

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
