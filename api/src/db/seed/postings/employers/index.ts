import type { Employer } from '../employer';
import { careAndEducation } from './care-and-education';
import { makingAndMoving } from './making-and-moving';
import { moneyAndAdvice } from './money-and-advice';
import { shopsHotelsAndStudios } from './shops-hotels-and-studios';
import { technology } from './technology';

export const EMPLOYERS: readonly Employer[] = [
  ...technology,
  ...careAndEducation,
  ...moneyAndAdvice,
  ...makingAndMoving,
  ...shopsHotelsAndStudios,
];
