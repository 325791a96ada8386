export { addPostings } from './add-postings';
export { importIfEmpty } from './import-if-empty';
export { madeUpPosting } from './made-up-posting';
