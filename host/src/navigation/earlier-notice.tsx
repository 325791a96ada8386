import { useState } from 'react';
import { Toast } from '@kadam/shared/ui/toast';

/** Two sentences take longer to read than the usual toast stays, in milliseconds. */
const LONG_ENOUGH_MS = 8_000;

/** Says, without getting in the way, why the page does not look as it did a moment ago. */
export function EarlierNotice() {
  const [isShown, setShown] = useState(true);
  const message = isShown ? 'This page had a problem. You see the version before it.' : undefined;
  return <Toast message={message} durationMs={LONG_ENOUGH_MS} onDismiss={() => setShown(false)} />;
}
