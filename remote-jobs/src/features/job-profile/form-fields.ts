import { eachProfileField, type ProfileField } from '@kadam/shared/contract/members';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FormField } from '../../lib/jobseeker-form';

export interface FieldConfig {
  readonly label: string;
  /** Only for fields that stop typing at the limit; longer pasted text is reported on saving. */
  readonly maxLength?: number;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isRequired?: true;
  readonly isMultiline?: true;
  /** Half a line by default. */
  readonly width?: 'whole' | 'third';
  readonly hint?: string;
}

const INPUTS: Readonly<Partial<Record<ProfileField, Omit<FieldConfig, 'label'>>>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  yearOfExperience: { inputMode: 'decimal' },
  currentPackage: { inputMode: 'decimal' },
  expectedPackage: { inputMode: 'decimal' },
  noticePeriod: { inputMode: 'numeric' },
  resume: {
    inputMode: 'url',
    width: 'whole',
    autoComplete: 'url',
    hint: 'A link to your resume that recruiters can open, for example in your cloud storage.',
  },
  address: { autoComplete: 'street-address', isMultiline: true, width: 'whole' },
  preferredLocation1: { width: 'third' },
  preferredLocation2: { width: 'third' },
  preferredLocation3: { width: 'third' },
};

export const FIELD_CONFIGS: Readonly<Record<FormField, FieldConfig>> = {
  jobseekerName: { label: 'Full Name', maxLength: 160, autoComplete: 'name', isRequired: true, width: 'whole' },
  email: { label: 'Email', maxLength: 254, type: 'email', inputMode: 'email', autoComplete: 'email', isRequired: true },
  ...eachProfileField(({ label }, name) => ({ label, ...INPUTS[name] })),
};

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly hasResumeFile?: true;
}

export const FIELD_GROUPS: readonly FieldGroup[] = [
  { title: 'About you', fields: ['jobseekerName', 'email', 'phone'] },
  {
    title: 'Experience and pay',
    fields: ['yearOfExperience', 'currentPackage', 'expectedPackage', 'noticePeriod'],
  },
  { title: 'Resume', fields: ['resume'], hasResumeFile: true },
  {
    title: 'Where you live and want to work',
    fields: ['address', 'preferredLocation1', 'preferredLocation2', 'preferredLocation3'],
  },
];
