export function eventSchemas(text?: string): Record<string, string>;
export function definedTokens(text: string): string[];
export function usedTokens(text: string): string[];
