import type { ParsedResume } from '../src/index';

/** What stands for a document that could not be read. */
export const nothingRead: ParsedResume = {
  contact: { name: '', email: '', phone: '', location: '', links: [] },
  summary: '',
  technicalSkills: [],
  softSkills: [],
  skills: [],
  experience: [],
  education: [],
  projects: [],
  certifications: [],
  languages: [],
  achievements: [],
};
