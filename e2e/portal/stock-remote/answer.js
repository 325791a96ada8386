export const ANSWER = 'An answer from a chunk';
