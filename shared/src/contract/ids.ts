/** Shape of a random identifier (UUID). */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a random identifier (UUID), which is what the API calls its rows by. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
