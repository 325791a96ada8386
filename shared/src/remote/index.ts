export * from './boot-record';
export * from './composer';
export type * from './platform';
export * from './registry';
export * from './release';
export * from './routes';
export * from './signed-text';
