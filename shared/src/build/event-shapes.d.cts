import type { Shapes } from '../remote/platform';

export function eventShapes(text?: string): Record<string, Shapes>;
