/** A value of unknown shape from a response or storage. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The non-empty texts of a list; a text with commas or line feeds counts as a list. */
export const textsOf = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? value.split(/[,\n]/) : listOf(value)).map(textOf).filter((text) => text !== '');

/** Rounded and clamped to 0–100. */
export const percentOf = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
