/** Content of the section `testimonials`. */
export const TESTIMONIALS = {
  testimonials: [{ content: 'They called back the same day.', name: 'Asha Rao', role: 'Nurse, Pune' }],
};
