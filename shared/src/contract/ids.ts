export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the value is a UUID, as the API uses for ids. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
