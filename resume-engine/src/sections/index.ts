export { findSections } from './find-sections';
