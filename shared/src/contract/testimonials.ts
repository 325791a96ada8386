import type { Sample } from './brand';
import type { Picture } from './images';

export interface Testimonial {
  readonly content: string;
  readonly name: string;
  readonly role: string;
  readonly picture?: Picture | undefined;
}

export interface Testimonials {
  readonly testimonials: readonly Testimonial[];
}

/** The testimonials until the office publishes its own. */
export const BUILT_IN_TESTIMONIALS: Sample<'testimonials', Testimonials> = {
  testimonials: [
    {
      content:
        'I had sent out sixty applications and heard nothing. My counselor rewrote two lines of my resume with me and told me which five companies to try. Three called back.',
      name: 'Ananya Krishnan',
      role: 'Data Analyst, Vistara Analytics, Bengaluru',
    },
    {
      content:
        'They told me honestly that I was not ready for the role I wanted, and which course would change that. Eight months later I have that role.',
      name: 'Imran Qureshi',
      role: 'Network Engineer, Sahyadri Telecom, Pune',
    },
    {
      content:
        'For our Jaipur plant we needed forty technicians before the monsoon. Kadam sent us people who stayed. That is the number I look at.',
      name: 'Vandana Rathore',
      role: 'Head of People, Marudhar Components, Jaipur',
    },
    {
      content:
        'I am the first graduate in my family. Nobody at home could explain what a notice period or a CTC is. Here somebody did, patiently, in Bengali.',
      name: 'Tanmoy Mondal',
      role: 'Junior Accountant, Hooghly Mills, Kolkata',
    },
  ],
};
