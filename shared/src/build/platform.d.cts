export function eventSchemas(text?: string): Record<string, string>;
