import verbs from './verbs.json';

/** Action verbs by base form. A trailing `+` doubles the last consonant (`planned`). */
const REGULAR = `head cover rotate sanction restock reconcile accelerate accomplish achieve acquire adapt address administer adopt advise advance advocate allocate align analyse analyze answer apply
appoint appraise approve architect arrange assemble assess assist assign attain attend attract audit author authorize automate balance
benchmark bill boost brief budget calculate calibrate campaign canvass capture catalog cater chair check clarify classify clean clear close coach
code collaborate collate collect commission communicate compare compile complete comply compose conceptualize conclude conduct configure
conserve consolidate construct consult contain containerize contribute control+ convert coordinate co-ordinate correct counsel craft create
customize cultivate curate cut debug+ decrease define delegate deliver demonstrate deploy derive design detect determine develop devise diagnose
digitize direct discover dispatch dispense display distribute document double draft earn edit educate effect elevate eliminate enable enforce
engage engineer enhance enroll ensure establish estimate evaluate examine exceed execute expand expedite experiment explain explore extend
extract fabricate facilitate file finalize finance fix follow forecast form formulate foster found fulfil+ gather generate govern guide handle
host identify illustrate implement import improve inaugurate increase influence inform initiate innovate inspect inspire install institute
instruct integrate interact interpret interview introduce invent inventory investigate invoice issue join justify launch lecture leverage liaise
license list localize lower log+ machine maintain manage manufacture map+ market master maximize measure mediate mentor merge migrate minimize
mobilize model moderate modernize modify monitor motivate navigate negotiate nurse observe obtain onboard open operate optimise optimize
orchestrate order organise organize orient originate outline overhaul own participate partner perform persuade pioneer plan+ port practise
prepare prescribe present preserve prevent prioritize process procure produce program+ project promote prospect prototype provide publish
purchase pursue qualify query raise rank rate reach reconcile record recover recommend recruit redesign reduce re-engineer refactor refer+ refine
register regulate rehabilitate release remodel renegotiate renovate reorganize repair replace report represent research resolve respond restore
restructure retain retrieve revamp review revise revitalize safeguard sample scale schedule screen script secure segment select serve
service share ship+ showcase simplify simulate sketch solve source spearhead specialize specify sponsor stabilize standardize start steer+
stimulate stock strategize streamline strengthen structure study submit+ succeed summarize supervise supply support surpass survey synthesize
systematize tabulate tailor target test track trade train transcribe transfer+ transform translate transport treat triage triple troubleshoot
tune tutor uncover unify update upgrade upload use utilise utilize validate verify visit visualize volunteer weld widen work administrate
deploy devote assure attend assay receive visualise standardise prioritise minimise maximise finalise digitise customise authorise
summarise specialise strategise modernise mobilise conceptualise containerise localise reorganise stabilise revitalise`;

const IRREGULAR: Readonly<Record<string, string>> = verbs.irregular;

const DOUBLING = new Set(['begin', 'cut', 'get', 'run', 'set', 'win', 'bid']);

export interface VerbForm {
  readonly base: string;
  readonly form: 'base' | 'third' | 'past' | 'gerund';
}

const third = (base: string) =>
  /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;

function suffixed(base: string, { isDoubled, suffix }: { isDoubled: boolean; suffix: 'ed' | 'ing' }): string {
  if (isDoubled) return `${base}${base.at(-1)}${suffix}`;
  if (suffix === 'ed') {
    if (base.endsWith('e')) return `${base}d`;
    return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
  }
  return /[^eo]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const FORMS = new Map<string, VerbForm>();
const PAST = new Map<string, string>();

function learn(base: string, isDoubled: boolean) {
  const past = IRREGULAR[base] ?? suffixed(base, { isDoubled, suffix: 'ed' });
  PAST.set(base, past);
  FORMS.set(suffixed(base, { isDoubled, suffix: 'ing' }), { base, form: 'gerund' });
  FORMS.set(third(base), { base, form: 'third' });
  if (!FORMS.has(past)) FORMS.set(past, { base, form: 'past' });
  FORMS.set(base, { base, form: past === base ? 'past' : 'base' });
}

for (const word of REGULAR.split(/\s+/)) {
  const base = word.replace('+', '');
  if (!IRREGULAR[base]) learn(base, word.endsWith('+'));
}
for (const base of Object.keys(IRREGULAR)) learn(base, DOUBLING.has(base));
FORMS.set('founded', { base: 'found', form: 'past' });
PAST.set('found', 'founded');
for (const [past, base] of [
  ['labelled', 'label'],
  ['modelled', 'model'],
  ['learned', 'learn'],
  ['counselled', 'counsel'],
  ['enrolled', 'enrol'],
  ['focused', 'focus'],
  ['travelled', 'travel'],
] as const)
  FORMS.set(past, { base, form: 'past' });

/** The action verb a word is a form of. */
export const verbForm = (word: string): VerbForm | undefined => FORMS.get(word.toLowerCase());

export const pastOf = (base: string): string | undefined => PAST.get(base);

/** Verbs without a clear achievement. */
export const WEAK_VERBS: ReadonlySet<string> = new Set(verbs.weak);
