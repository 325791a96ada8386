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

/** The duration of a course whose provider has not said one (specification, section 9). */
const USUAL_DURATION = '1 - 2 years';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

/** What is true of this course, then of every one. Its own duration stands beside the title, so it is not said again. */
export const factsOf = ({ fee, startDate, mode, duration }: Course): readonly Fact[] => [
  { icon: IndianRupee, label: 'Fee', value: feeText(fee) },
  { icon: CalendarDays, label: 'Starts', value: startText(startDate) },
  ...(mode === '' ? [] : [{ icon: MapPin, label: 'Mode', value: modeText(mode) }]),
  ...(duration === '' ? [{ icon: CalendarClock, label: 'Duration', value: USUAL_DURATION }] : []),
  { icon: Languages, label: 'Languages', value: 'English,Hindi' },
  { icon: Headset, label: 'Assistant Support', value: '24/7' },
  { icon: BookOpenCheck, label: 'All Notes', value: 'Available' },
];
