export function definedTokens(text: string): string[];
export function usedTokens(text: string): string[];
