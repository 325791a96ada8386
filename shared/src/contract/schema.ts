import './zod-settings';
import { UUID } from './ids';
import { EMAIL, isOneLine, isVisible, NOT_ONE_LINE } from './text-rules';
import { variablesOutside } from './variables';
import { z } from './zod';

/** Max length of an email address in SMTP (RFC 5321, section 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Free text: trimmed, at most `max` characters, no NUL (PostgreSQL cannot store it) and no lone
 * surrogate.
 * @param max max length in UTF-16 units after trimming
 * @param absent error message for a missing field
 */
export const text = (max: number, absent = 'Must be text.') =>
  z.string({ error: ({ input }) => (input === undefined ? absent : 'Must be text.') }).check(
    z.trim(),
    z.maxLength(max, `Must be at most ${max} characters.`),
    z.refine((value: string) => !value.includes('\u0000'), 'Must not contain the NUL character.'),
    z.refine((value: string) => value.isWellFormed(), 'Must be well-formed text.'),
  );

/** Free text with at least one visible character; `message` is the error. */
export const requiredText = (max: number, message: string) =>
  text(max, message).check(z.refine((value: string) => isVisible(value), message));

/**
 * Rejects unknown variables such as `{{name}}`, with an error that names them and the known ones.
 */
export const knownVariablesOf = (variables: Readonly<Record<string, string>>) =>
  z.check<string>((context) => {
    const unknown = variablesOutside(variables, context.value);
    if (unknown.length === 0) return;
    const known = Object.keys(variables).map((name) => `{{${name}}}`);
    const message = `There is no variable ${unknown.join(', ')}. The variables are ${known.join(', ')}.`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });

/** An optional name of a person on one line, in any script. */
export const optionalName = (max: number) => text(max).check(z.refine(isOneLine, NOT_ONE_LINE));

/** A required name of a person; `message` is the error. */
export const personName = (max: number, message: string) =>
  requiredText(max, message).check(z.refine((value: string) => !isVisible(value) || isOneLine(value), NOT_ONE_LINE));

/** An email address, trimmed and in lower case; addresses are compared in this form. */
export const email = (message = 'Please enter a valid email') =>
  text(MAX_EMAIL_LENGTH, message).check(z.regex(EMAIL, message), z.toLowerCase());

/** A UUID. */
export const id = z.string('Must be an id.').check(z.regex(UUID, 'Must be a valid id.'));

/** The version that a change replaces; if another one is stored, it is a conflict (409). */
export const version = z.number('Must be a number.');

/** A time, ISO 8601 in UTC. */
export const timestamp = z.string();

/**
 * An integer in a query string; empty means the default.
 * @param range inclusive limits and the default
 */
export const queryInteger = (range: { min: number; max: number; fallback: number }) =>
  z._default(
    z.pipe(
      z.string(`Must be a whole number from ${range.min} to ${range.max}.`),
      z.transform((value: string, context) => {
        if (value.trim() === '') return range.fallback;
        const number = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN;
        if (number >= range.min && number <= range.max) return number;
        context.issues.push({
          code: 'custom',
          message: `Must be a whole number from ${range.min} to ${range.max}.`,
          input: value,
        });
        return z.NEVER;
      }),
    ),
    range.fallback,
  );

/** A non-negative amount in a query string, with decimals; empty means absent. */
export const queryAmount = (max: number) =>
  z.optional(
    z.pipe(
      z.string('Must be a single number.'),
      z.transform((value: string, context): number | undefined => {
        if (value.trim() === '') return undefined;
        const number = /^\d{1,9}(\.\d{1,4})?$/.test(value.trim()) ? Number(value) : Number.NaN;
        if (number >= 0 && number <= max) return number;
        context.issues.push({ code: 'custom', message: `Must be a number from 0 to ${max}.`, input: value });
        return z.NEVER;
      }),
    ),
  );

/** One choice in a query string; empty means absent. */
export const queryChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.optional(
    z.pipe(
      z.string(oneOf(choices)),
      z.transform((value: string, context): Choice | undefined => {
        const known = choices.find((choice) => choice === value.trim());
        if (known === undefined && value.trim() !== '')
          context.issues.push({ code: 'custom', message: oneOf(choices), input: value });
        return known;
      }),
    ),
  );

/** Error message for an unknown choice. */
export const oneOf = (choices: readonly string[]) => `Must be one of: ${choices.join(', ')}.`;

/**
 * Comma-separated choices in a query string; empty means no restriction, duplicates are removed.
 * @param choices the accepted values, in display order
 */
export const queryChoices = <const Choice extends string>(choices: readonly Choice[]) =>
  z._default(
    z.pipe(
      z.string('Must be given once, with the values separated by commas.'),
      z.transform((value: string, context): Choice[] => {
        const asked = value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean);
        const known = choices.filter((choice) => asked.includes(choice));
        if (asked.every((part) => (choices as readonly string[]).includes(part))) return known;
        context.issues.push({
          code: 'custom',
          message: `Must be one or more of: ${choices.join(', ')}.`,
          input: value,
        });
        return z.NEVER;
      }),
    ),
    [],
  );

/** For server code. Pages import `z` from `./zod`, else their bundle contains the whole library. */
export { z };
