import type { Check } from '../check';
import { cleanCharacters } from './clean-characters';
import { fileForm } from './file-form';
import { links } from './links';
import { order } from './order';
import { parseableDates } from './parseable-dates';
import { pictures } from './pictures';
import { tables } from './tables';
import { textLayer } from './text-layer';
import { vitalOutside } from './vital-outside';

/** Whether a basic system can process the file: 10 points. */
export const ATS_CHECKS: readonly Check[] = [
  textLayer,
  order,
  tables,
  vitalOutside,
  cleanCharacters,
  fileForm,
  pictures,
  links,
  parseableDates,
];
