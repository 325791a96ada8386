// Format characters steer how text is shown (directions, joiners), and the default-ignorable ones leave no trace of themselves at all.
const ATOM = String.raw`[^\s\p{C}\p{Default_Ignorable_Code_Point}@<>"(),;:\\[\].]`;
const LABEL = `(?!-)${ATOM}+`;
/** Shape of an e-mail address. */
export const EMAIL = new RegExp(`^${ATOM}+(?:\\.${ATOM}+)*@(?:${LABEL}\\.)+(?!-)${ATOM}{2,}$`, 'u');

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Left out of what is refused: variation selectors, which tell two writings of a character apart, and the joiners of Indic and Persian words.
const INVISIBLE_CHARACTER =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}])[\u200c\u200d]/u;

/** True when the text has a character that can be seen: blanks, zero-width characters and fillers are none. */
export const isVisible = (value: string): boolean => VISIBLE.test(value);

/** True when the text is on one line, without control characters or invisible ones other than the joiners of Indic and Persian words. */
export const isOneLine = (value: string): boolean => !INVISIBLE_CHARACTER.test(value);

/** Sentence for a name that is not on one line. */
export const NOT_ONE_LINE = 'Must be on one line, without control characters or invisible ones.';

/** True when the text has the shape of an e-mail address; what login, signup and enrolment check before sending. */
export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/** True when the text can be a phone number: 7 to 15 digits (the most is ITU-T E.164's), with the usual marks between them. */
export const isPhone = (value: string): boolean => /^\+?(?:[\s().\-/]*\d){7,15}[\s().\-/]*$/.test(value.trim());

/** Sentence for a text that cannot be a phone number. */
export const PHONE_INVALID = 'Give a phone number of 7 to 15 digits, such as +91 98765 43210.';
