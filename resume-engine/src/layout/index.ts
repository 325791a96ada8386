export { layOut, type Layout } from './lay-out';
