import { pastOf, type VerbForm, verbForm } from '../wording/verbs';
import verbs from '../wording/verbs.json';

const NOUN_VERBS: Readonly<Record<string, string>> = verbs.ofNouns;

const DUTY =
  /^(?:(?:i|we) )?(?:was |am |were )?(?:mainly |solely |also )?(?:responsible for|in charge of|tasked with|worked on|working on|(?:my )?(?:duties|responsibilities) (?:include|included|are|were)(?: the)?)\s*:?\s+/i;
const SHARE = /^(?:(?:i|we) )?(?:was |am |were )?(?:actively )?(?:involved in|participated in)\s+/i;
const CLEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:i|we) (?:have |had )?(?=[a-z])/i, ''],
  [/^successfully /i, ''],
  [/\bin order to\b/gi, 'to'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\bon a monthly basis\b/gi, 'monthly'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/,? etc\.?(?=$|[.,;)])/gi, ''],
  [/\bvarious /gi, ''],
  [/\bvery /gi, ''],
];

/**
 * A statement in stronger words with the same facts: duties become actions, fillers and pronouns
 * are removed, the tense depends on whether the job is current. Undefined if nothing changes.
 */
export function improved(statement: string, isCurrent: boolean): string | undefined {
  const plain = statement.replace(/\s+/g, ' ').trim();
  const cleaned = CLEANINGS.reduce(
    (text, [pattern, turned]) => text.replace(pattern, turned),
    fromDuty(plain, isCurrent),
  );
  const better = capitalized(inTense(cleaned, isCurrent));
  return better !== plain && better.split(' ').length >= 2 ? better : undefined;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const inForm = (base: string, isCurrent: boolean) => (isCurrent ? base : (pastOf(base) ?? base));

function fromDuty(text: string, isCurrent: boolean): string {
  const duty = DUTY.exec(text);
  if (duty) return fromTask(text.slice(duty[0].length), isCurrent) ?? text;
  const share = SHARE.exec(text);
  const rest = share ? text.slice(share[0].length) : '';
  return share && verbForm(rest.split(' ')[0] ?? '')?.form === 'gerund'
    ? `${isCurrent ? 'Contribute' : 'Contributed'} to ${rest}`
    : text;
}

/** `building reports` → `Built reports`; `the maintenance of pumps` → `Maintained pumps`. */
function fromTask(task: string, isCurrent: boolean): string | undefined {
  const [first = '', ...others] = task.replace(/^(?:the|all|all the) (?=\w+ of )/i, '').split(' ');
  const verb = verbForm(first);
  if (verb?.form === 'gerund')
    return [
      inForm(verb.base, isCurrent),
      ...othersInForm(others[0] === 'of' ? others.slice(1) : others, isCurrent),
    ].join(' ');
  const base =
    others[0] === 'of' && Object.hasOwn(NOUN_VERBS, first.toLowerCase()) ? NOUN_VERBS[first.toLowerCase()] : undefined;
  return base && [inForm(base, isCurrent), ...others.slice(1)].join(' ');
}

function othersInForm(words: readonly string[], isCurrent: boolean): string[] {
  const [link = '', next = '', ...rest] = words;
  const verb = /^(and|&)$/.test(link) ? verbForm(next) : undefined;
  return verb?.form === 'gerund' ? [link, inForm(verb.base, isCurrent), ...rest] : [...words];
}

function inTense(text: string, isCurrent: boolean): string {
  const [first = '', ...others] = text.split(' ');
  const verb = verbForm(first);
  if (!verb || others.length === 0 || !isSafelyVerb({ ...verb, word: first, next: others[0] ?? '', isCurrent }))
    return text;
  if (verb.form !== 'gerund') return [inForm(verb.base, isCurrent), ...others].join(' ');
  const rest = others[0] === 'of' ? others.slice(1) : others;
  return [inForm(verb.base, isCurrent), ...othersInForm(rest, isCurrent)].join(' ');
}

const NOUNS =
  /^(marketing|engineering|accounting|manufacturing|machining|training|programming|testing|nursing|teaching|billing|coding|trading|processing|welding|planning|scheduling|building|tutoring|recruiting|modelling|modeling|forecasting)$/i;

const FOLLOWS_VERB = /^(the|a|an|and|all|new|daily|weekly|monthly|our|their|with|to|for|on|in|by|over|up|\d+\+?)$/i;

/** `Design documents` and `Marketing campaigns` may be nouns: the following words decide. */
function isSafelyVerb({ form, word, next, isCurrent }: VerbForm & { word: string; next: string; isCurrent: boolean }) {
  if (form === 'past' || (form === 'base' && isCurrent)) return false;
  const mayBeNoun = form !== 'gerund' || NOUNS.test(word);
  return !mayBeNoun || FOLLOWS_VERB.test(next) || (form === 'gerund' && next === 'of');
}
