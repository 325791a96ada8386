const BEFORE_NAME =
  /^(?:(?:resume|cv|curriculum vitae|bio-?data|profile|name|full name|candidate(?:['’]s)? name|applicant name)\s?(?:of\b|[:–—-]+|\s-\s)\s*|(?:i am|i'm|this is)\s)/i;
const HONORIFIC =
  /^(?:(?:mr|mrs|ms|miss|dr|er|prof|shri|shree|smt|kumari|adv|ar|ca|cs|cma|capt|maj|col|lt|sir|herr|frau|mx)\.?\s|(?:sri|kum)\.\s)(?=\p{Lu})/iu;
const HONORIFIC_WITHOUT_SPACE = /^(?:mr|mrs|ms|dr|er|prof|adv|shri|smt)\.(?=\p{Lu})/iu;
const CREDENTIAL = String.raw`(?:ph\.?\s?d|m\.?b\.?a|p\.?m\.?p|c\.?p\.?a|c\.?f\.?a|r\.?n(?:[ ,/]+r\.?m)?|l\.?p\.?n|b\.?s\.?n|m\.?s\.?n|m\.?d|m\.?b\.?b\.?s|j\.?d|esq|c\.?a|a\.?c\.?a|f\.?c\.?a|c\.?m\.?a|a\.?c\.?c\.?a|b\.?\s?tech|m\.?\s?tech|b\.?e|m\.?e|m\.?c\.?a|b\.?c\.?a|m\.?sc?|b\.?sc?|b\.?com|m\.?com|b\.?pharm|m\.?pharm|ll\.?b|ll\.?m|p\.?e|csm|cspo|shrm-cp|phr|sphr|cissp|itil|aws|d\.?d\.?s|dpt|m\.?eng|mpa|mph|msw|lcsw|b\.?ed|m\.?ed|cisa|frm)\)?\.?(?:\s?\([^()]{1,40}\))?(?=$|[\s,|)])`;
const SEPARATED_CREDENTIAL = new RegExp(String.raw`\s*(?:,\s*|\s[–—|-]\s*|\s+\()${CREDENTIAL}`, 'iu');
const BARE_CREDENTIAL = new RegExp(String.raw`\s+(${CREDENTIAL})`, 'iu');
const PRONOUNS = /\s*[([](?:she|he|they|her|him)(?:\s?\/\s?\w+){0,2}[)\]]/i;
const AFTER_NAME = /(?:['’]s)?\s*(?:[–—|-]\s*)?\b(?:resume|résumé|cv|curriculum vitae)\s*$/i;
const PARENTAGE = /\s(?:s|d|w|c)\/o\b.*$/i;
const NAME_TOKEN =
  /^(?:\p{L}[\p{L}\p{M}'’\u2010-\u2015-]*(?:\.\p{Lu}[\p{L}\p{M}'’-]*){0,3}\.?|(?:\p{L}\.){1,4}\p{L}?[\p{L}\p{M}'’-]*|["“”'‘(]\p{L}[\p{L}\p{M}.'’-]*["”’')])$/u;
const PARTICLE =
  /^(?:bin|binti|ibn|de|da|do|dos|del|della|di|du|la|le|van|von|der|den|ter|ten|zu|al|el|ul|ur|e|y|san|st\.?|mac|af|bint|abu)$/i;
const MAX_LENGTH = 6;

export function bareName(text: string): string {
  let name = text
    .trim()
    .replace(BEFORE_NAME, '')
    .replace(AFTER_NAME, '')
    .replace(PRONOUNS, '')
    .replace(PARENTAGE, '')
    .trim();
  name = name.replace(HONORIFIC, '').replace(HONORIFIC, '').replace(HONORIFIC_WITHOUT_SPACE, '');
  for (let shorter = withoutCredential(name); shorter !== name; shorter = withoutCredential(name)) {
    if (!/\p{L}{2}/u.test(shorter)) break;
    name = shorter;
  }
  return unspaced(
    name
      .replace(/[\s,;:|–—-]+$/, '')
      .replace(/^[\s,;:|•–—-]+/, '')
      .replace(/\s+/g, ' '),
  );
}

function withoutCredential(name: string): string {
  const shorter = name.replace(SEPARATED_CREDENTIAL, '').trim();
  if (shorter !== name) return shorter;
  const bare = BARE_CREDENTIAL.exec(name);
  return bare?.[1] === undefined || isLastName(bare[1], name.slice(0, bare.index)) ? name : name.replace(bare[0], '');
}

/** Short forms that are also names, written as one: `Meng`, `Be`. */
const ALSO_NAME = /^(?:Meng|Be|Me|Ms|Ca|Pe|Bed|Med|Rn|Md)$/;

/** `Li Meng`, `ANITA BE`: after a space only, a word that is written like the name before it. */
function isLastName(word: string, before: string): boolean {
  if (ALSO_NAME.test(word)) return true;
  const isOneName = before.trim().split(/\s+/).length < 2;
  return isOneName && before === before.toUpperCase() && /^(?:\p{Lu}{2}|MENG)$/u.test(word);
}

/**
 * Whether every word could be part of a person's name: capitals, initials, particles; no digits.
 */
export function isNameShaped(text: string): boolean {
  const tokens = text.split(' ').filter(Boolean);
  if (tokens.length === 0 || tokens.length > MAX_LENGTH || text.length > 60 || !/\p{L}{2}/u.test(text)) return false;
  return tokens.every(
    (token, index) => NAME_TOKEN.test(token) && (isCapital(token) || (index > 0 && PARTICLE.test(token))),
  );
}

const isCapital = (token: string) => !/^["“(']?\p{Ll}/u.test(token);

/** `J O R D A N  R E Y E S` becomes `JORDAN REYES`; wider gaps, if any, separate words. */
function unspaced(text: string): string {
  const tokens = text.split(' ');
  if (tokens.length < 5 || tokens.some((token) => token.length > 1)) return text;
  return tokens.join('');
}
