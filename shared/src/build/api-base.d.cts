type Environment = Readonly<Record<string, string | undefined>>;

export function apiBaseOf(environment?: Environment): string | undefined;
export function apiBaseDefinition(environment?: Environment): Readonly<Record<string, string>>;
