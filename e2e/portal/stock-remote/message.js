export const MESSAGE = 'An answer from a chunk';
