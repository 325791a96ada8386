// Excludes format characters, which change direction or join letters, and invisible ones.
const ATOM = String.raw`[^\s\p{C}\p{Default_Ignorable_Code_Point}@<>"(),;:\\[\].]`;
const LABEL = `(?!-)${ATOM}+`;
export const EMAIL = new RegExp(`^${ATOM}+(?:\\.${ATOM}+)*@(?:${LABEL}\\.)+(?!-)${ATOM}{2,}$`, 'u');

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Allows variation selectors, and the joiners of Indic and Persian words.
const INVISIBLE_CHARACTER =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}])[\u200c\u200d]/u;

/** Whether the text has a visible character; blanks, zero-width characters and fillers are not. */
export const isVisible = (value: string): boolean => VISIBLE.test(value);

/**
 * Whether the text is on one line, without control or invisible characters except the joiners of
 * Indic and Persian words.
 */
export const isOneLine = (value: string): boolean => !INVISIBLE_CHARACTER.test(value);

/** Error message for a name with several lines. */
export const NOT_ONE_LINE = 'Must be on one line, without control characters or invisible ones.';

/** Whether the text is an email address; checked by login, signup and enrolment before sending. */
export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/**
 * Whether the text is a phone number: 7 to 15 digits (the max of ITU-T E.164) and the usual
 * separators.
 */
export const isPhone = (value: string): boolean => /^\+?(?:[\s().\-/]*\d){7,15}[\s().\-/]*$/.test(value.trim());

export const PHONE_INVALID = 'Give a phone number of 7 to 15 digits, such as +91 98765 43210.';

/** Whether the text is a day that exists, such as `2026-12-31`. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
