import type { MouseEvent } from 'react';

/** Whether a click on a link means 'go there in this tab', and not a new tab, a new window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
