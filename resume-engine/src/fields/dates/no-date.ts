/** Text before a number that only looks like a year. */
const BEFORE =
  /(?:[$€£₹#:]|\brs\.?|\binr|\busd|\b(?:windows|office|server|autocad|revit|sharepoint|exchange|excel|word|access|visual studio|solidworks|project|catia|msc?|creo|iso|iec|ieee|class|version|ver\.?|rev\.?|v|no\.?|code|pin|id|roll|reg|plot|flat|sector|room|door|house|model|version)\s?[-:#.]?)\s?$/i;
/** Text after it. */
const AFTER =
  /^(?:\s?(?:%|\+|sq\b|k\b)|\s(?:users?|customers?|clients?|employees|people|persons|units?|members?|tickets?|calls?|students?|hours?|lines|records|kgs?|kms?|km|mw|kva|kw|rpm|pages?|words|orders?|products?|beds?|pieces|nos|crores?|lakhs?|million|invoices|transactions|followers|participants|volunteers|candidates|tons?|tonnes|mm|sites?|servers?|devices|stores|accounts|patients|attendees)\b)/i;
const YEAR_OF_STANDARD = /\d:$/;
const LABELLED_NUMBER =
  /(?:\+|\b(?:phone|mobile|mob|tel|telephone|ph|cell|contact|fax|whatsapp|aadhaar|aadhar|pan|passport|account|a\/c|call)\b[^\p{L}\n]{0,12})[\d\s()-]*$/iu;
/** `1234 2019 5678`, `973-555-2019`: the year is a group of a longer number. */
const GROUP_BEFORE = /(?:(?:^|[^\d/.])\d{3,5}[)]?-|\(\d{3,5}\)[ -]\d{3}[- ]|(?:^|\D)\d{4} )$/;
const GROUP_AFTER = /^(?:-\d{3,6}(?!\d)| \d{4}(?!\d))/;

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
}

/**
 * Whether the context shows a phone number, version, standard, amount or count instead of a date.
 */
export function isNoDate(text: string, { from, to, raw }: Mark): boolean {
  const before = text.slice(Math.max(0, from - 40), from);
  if (!/\d/.test(raw) || /\p{L}/u.test(raw)) return false;
  if (LABELLED_NUMBER.test(before)) return true;
  if (!/^\d{4}$/.test(raw)) return false;
  const after = text.slice(to, to + 16);
  return BEFORE.test(before) || YEAR_OF_STANDARD.test(before) || AFTER.test(after) || isGroup(before, after);
}

function isGroup(before: string, after: string): boolean {
  const left = GROUP_BEFORE.exec(before)?.[0];
  const right = GROUP_AFTER.exec(after)?.[0];
  return (left !== undefined && !holdsYear(left)) || (right !== undefined && !holdsYear(right));
}

const holdsYear = (text: string) => /(?:19|20)\d{2}/.test(text);
