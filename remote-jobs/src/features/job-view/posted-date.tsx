import { useState } from 'react';
import { postedAgo, postedDate } from '../../lib/posted-date';

export function PostedDate({ createdAt }: { readonly createdAt: string | null }) {
  const [now] = useState(() => Date.now());
  const day = postedDate(createdAt);
  if (createdAt === null || day === '') return null;
  const ago = postedAgo(createdAt, now);
  return <time dateTime={createdAt}>{ago ? `${day} (${ago})` : day}</time>;
}
