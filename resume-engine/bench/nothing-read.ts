import type { ParsedResume } from '../src/index';

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
