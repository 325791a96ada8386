/** Part of a text, and where it begins there. */
export interface Piece {
  readonly text: string;
  readonly from: number;
}

const LEVEL =
  'advanced|expert|intermediate|beginner|basics?|basic level|proficient|proficiency|fluent|native|elementary|novice|good|very good|excellent|strong|average|moderate|familiar|familiarity|working knowledge|learning|professional|competent|skilled|master|hands-on';
const RATING_END = new RegExp(
  String.raw`\s*(?:[([]\s*(?:(?:${LEVEL})(?:\s?(?:level|user|knowledge|proficiency|working proficiency))?|\d{1,2}(?:\.\d)?\s?\+?\s?(?:years?|yrs?|months?)[^)\]]{0,24}|\d{1,3}\s?%|\d{1,2}\s?/\s?\d{1,2})\s*[)\]]|[-–—:]\s*(?:(?:${LEVEL})(?:\s?level)?|\d{1,2}\+?\s?(?:years?|yrs?)|\d{1,3}\s?%|\d{1,2}\s?/\s?\d{1,2})|\s(?:\d{1,3}\s?%|\d{1,2}\s?/\s?(?:5|10))|[★☆⭐●○◐■□▪▫•◉◯✭✩⬤∘]{2,}(?:\s?[★☆●○■□]){0,10})\s*$`,
  'iu',
);
/** `JavaScript Advanced` in a separate cell: only a level that is never part of a skill's name. */
const BARE_LEVEL = /\s+(?:beginner|intermediate|proficient|expert|novice|fluent)$/i;
const LEAD =
  /^(?:(?:basic|good|sound|strong|working|excellent|thorough|in-depth|practical|hands[- ]on|fair)\s)?(?:strong|good|comfortable|knowledge|understanding|experience|exposure|proficien(?:t|cy)|expertise|familiar(?:ity)?|skilled|well versed|well-versed|expert|experienced|command)\s(?:of|in|on|with|over|at)\s(?:the\s)?/i;

/** `Hands-on experience in …`: the words before a list in a sentence. */
export const hasLead = (text: string): boolean => LEAD.test(text.trimStart());

export function cleanItem({ text, from }: Piece): Piece {
  const lead = /^[\s\-–—*>•▪●◦‣✓✔➢❖:.]*(?<!^\s*\.(?=NET))/iu.exec(text)?.[0] ?? '';
  const start = /^\s*\.net/i.test(text) ? (/^\s*/.exec(text)?.[0].length ?? 0) : lead.length;
  const unrated = withoutRating(text.slice(start).trimEnd());
  const known = LEAD.exec(unrated)?.[0].length ?? 0;
  const item = unrated.slice(known).replace(/[\s.,;:–—-]+$/, '');
  return { text: item.replace(/\s+/g, ' '), from: from + start + known };
}

function withoutRating(text: string): string {
  const shorter = text.replace(RATING_END, '').replace(BARE_LEVEL, '').trimEnd();
  return shorter === '' ? text : shorter;
}

/** Whether a text is only a rating: `Advanced`, `4/5`, `★★★☆☆`, `90%`. */
export const isRating = (text: string) =>
  new RegExp(
    String.raw`^\s*[([]?(?:(?:${LEVEL})|\d{1,3}\s?%|\d{1,2}\s?/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?)|[★☆●○■□▪▫⬤◯]+)[)\]]?\s*$`,
    'iu',
  ).test(text);
