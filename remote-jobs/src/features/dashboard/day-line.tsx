import { useState } from 'react';
import { postedAgo, postedDate } from '../../lib/posted-date';

interface DayLineProps {
  readonly done: string;
  /** ISO 8601; '' if unknown. */
  readonly at: string;
}

/** 'Applied 20 Nov 2026 (yesterday)'; nothing if the date is unknown. */
export function DayLine({ done, at }: DayLineProps) {
  const [now] = useState(() => Date.now());
  const day = postedDate(at);
  if (day === '') return null;
  const ago = postedAgo(at, now);
  return (
    <time dateTime={at}>
      {done} {day}
      {ago && ` (${ago})`}
    </time>
  );
}
