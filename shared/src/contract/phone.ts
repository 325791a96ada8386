/** URL of a link that calls a phone number. */
export const phoneHref = (label: string): string => `tel:${label.replace(/[^\d+]/g, '')}`;
