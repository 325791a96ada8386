import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FormField } from '../../lib/jobseeker-form';

/** How a field of the form is shown and typed. `maxLength` is the contract's. */
export interface FieldFace {
  readonly label: string;
  readonly maxLength: number;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isRequired?: true;
  readonly isMultiline?: true;
  /** Of its line; half of it unless said. */
  readonly width?: 'whole' | 'third';
  readonly hint?: string;
}

export const FIELD_FACES: Readonly<Record<FormField, FieldFace>> = {
  jobseekerName: { label: 'Full Name', maxLength: 160, autoComplete: 'name', isRequired: true, width: 'whole' },
  email: { label: 'Email', maxLength: 254, type: 'email', inputMode: 'email', autoComplete: 'email', isRequired: true },
  phone: { label: 'Phone', maxLength: 40, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  yearOfExperience: { label: 'Years of Experience', maxLength: 40, inputMode: 'decimal' },
  currentPackage: { label: 'Current Package (LPA)', maxLength: 40, inputMode: 'decimal' },
  expectedPackage: { label: 'Expected Package (LPA)', maxLength: 40, inputMode: 'decimal' },
  noticePeriod: { label: 'Notice Period (days)', maxLength: 40, inputMode: 'numeric' },
  resume: {
    label: 'Resume URL',
    maxLength: 500,
    inputMode: 'url',
    width: 'whole',
    autoComplete: 'url',
    hint: 'A link that recruiters can open, for example from your cloud storage.',
  },
  address: { label: 'Address', maxLength: 500, autoComplete: 'street-address', isMultiline: true, width: 'whole' },
  preferredLocation1: { label: 'Preferred Location 1', maxLength: 120, width: 'third' },
  preferredLocation2: { label: 'Preferred Location 2', maxLength: 120, width: 'third' },
  preferredLocation3: { label: 'Preferred Location 3', maxLength: 120, width: 'third' },
};

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** The form in the order of the specification, in the parts a person thinks in. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  { title: 'About you', fields: ['jobseekerName', 'email', 'phone'] },
  {
    title: 'Experience and pay',
    fields: ['yearOfExperience', 'currentPackage', 'expectedPackage', 'noticePeriod', 'resume'],
  },
  {
    title: 'Where you live and want to work',
    fields: ['address', 'preferredLocation1', 'preferredLocation2', 'preferredLocation3'],
  },
];
