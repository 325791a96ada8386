export { readCertifications } from './certifications/read-certifications';
export { readProjects } from './projects/read-projects';
export { readExperience as readRoles } from './experience/read-experience';
export { readEducation as readStudies } from './education/read-education';
export { readSummary } from './summary/read-summary';
