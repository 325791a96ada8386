export const modules: Readonly<Record<string, unknown>>;
export const version: string;
