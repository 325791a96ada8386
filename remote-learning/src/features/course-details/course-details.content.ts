import {
  BookOpenCheck,
  CalendarClock,
  CalendarDays,
  Headset,
  IndianRupee,
  Languages,
  MapPin,
  type LucideIcon,
} from 'lucide-react';
import type { Sample } from '@kadam/shared/contract/brand';
import type { Course } from '../../lib/course';
import { feeText, modeText, startText } from '../../lib/course-terms';

/** Shown with every course alike, so never given to search engines (docs/specification-decisions.md, row 22). */
export const RATING: Sample<'rating', string> = '4.5/5';

/** Shown for every course alike (specification, section 9). */
const TYPICAL_DURATION = '1 - 2 years';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

/** What is true of this course, then of every one. A course's own duration stands beside its title. */
export const factsOf = ({ fee, startDate, mode, duration }: Course): readonly Fact[] => [
  { icon: IndianRupee, label: 'Fee', value: feeText(fee) },
  { icon: CalendarDays, label: 'Starts', value: startText(startDate) },
  ...(mode === '' ? [] : [{ icon: MapPin, label: 'Mode', value: modeText(mode) }]),
  {
    icon: CalendarClock,
    label: duration === '' ? 'Duration' : 'Typical program duration',
    value: TYPICAL_DURATION,
  },
  { icon: Languages, label: 'Languages', value: 'English,Hindi' },
  { icon: Headset, label: 'Assistant Support', value: '24/7' },
  { icon: BookOpenCheck, label: 'All Notes', value: 'Available' },
];
