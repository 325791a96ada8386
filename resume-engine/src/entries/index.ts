export { readCertifications } from './certifications/read-certifications';
export { readProjects } from './projects/read-projects';
export { readExperience } from './experience/read-experience';
export { readEducation } from './education/read-education';
export { readSummary } from './summary/read-summary';
