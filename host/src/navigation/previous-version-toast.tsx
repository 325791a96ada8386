import { useState } from 'react';
import { Toast } from '@kadam/shared/ui/toast';

/** Longer than the default, for two sentences; in milliseconds. */
const DURATION_MS = 8_000;

/** Toast that says an earlier version of the page is shown. */
export function PreviousVersionToast() {
  const [isShown, setShown] = useState(true);
  const message = isShown ? 'This page had a problem. You see the version before it.' : undefined;
  return <Toast message={message} durationMs={DURATION_MS} onDismiss={() => setShown(false)} />;
}
