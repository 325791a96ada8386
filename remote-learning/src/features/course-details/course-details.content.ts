import { BookOpenCheck, CalendarClock, Headset, Languages, type LucideIcon } from 'lucide-react';

/** Shown with every course alike, so never given to search engines (docs/specification-decisions.md, row 22). */
export const RATING = '4.5/5';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

export const FACTS: readonly Fact[] = [
  { icon: Languages, label: 'Languages', value: 'English,Hindi' },
  { icon: CalendarClock, label: 'Duration', value: '1 - 2 years' },
  { icon: Headset, label: 'Assistant Support', value: '24/7' },
  { icon: BookOpenCheck, label: 'All Notes', value: 'Available' },
];
