export { readCertifications } from './certifications/read-certifications';
export { readProjects } from './projects/read-projects';
export { readRoles } from './roles/read-roles';
export { readStudies } from './studies/read-studies';
export { readSummary } from './summary/read-summary';
