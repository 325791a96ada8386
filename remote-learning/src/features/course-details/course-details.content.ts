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
import type { Batch, Course } from '../../lib/course';
import { feeText, modeText, startText } from '../../lib/course-terms';

/** Not in structured data (docs/specification-decisions.md, row 22). */
export const RATING: Sample<'rating', string> = '4.5/5';

/** The same for every course. */
const TYPICAL_DURATION = '1 - 2 years';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

/** Facts of the course, then general ones. The course's own duration is shown beside its title. */
export const factsOf = ({ fee, startDate, mode, duration, batches }: Course): readonly Fact[] => [
  { icon: IndianRupee, label: 'Fee', value: feeText(fee) },
  { icon: CalendarDays, label: 'Starts', value: startText(startDate) },
  ...(mode === '' ? [] : [{ icon: MapPin, label: 'Mode', value: modeText(mode) }]),
  {
    icon: CalendarClock,
    label: duration === '' ? 'Duration' : 'Typical program duration',
    value: TYPICAL_DURATION,
  },
  { icon: Languages, label: 'Languages', value: languagesText(batches) },
  { icon: Headset, label: 'Assistant Support', value: '24/7' },
  { icon: BookOpenCheck, label: 'All Notes', value: 'Available' },
];

/** Of the batches; the fixed text of the specification for a course without any. */
const languagesText = (batches: readonly Batch[]): string =>
  batches.length === 0 ? 'English,Hindi' : [...new Set(batches.flatMap(({ languages }) => languages))].join(', ');
