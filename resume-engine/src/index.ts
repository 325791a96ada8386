export { analyze } from './analyze';
export type * from './analysis';
export { loadAhead } from './load-ahead';
export type * from './parsed-resume';
export { readDocument } from './read/read-document';
export { UnreadableDocument, type UnreadableCode } from './read/unreadable-document';
