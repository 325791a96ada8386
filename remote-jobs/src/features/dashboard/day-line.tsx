import { useState } from 'react';
import { postedAgo, postedDate } from '../../lib/posted-date';

interface DayLineProps {
  /** What was done then: 'Applied'. */
  readonly done: string;
  /** ISO 8601; '' when the server did not say. */
  readonly at: string;
}

/** 'Applied 20 Nov 2026 (yesterday)'; nothing when the day is unknown. */
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
