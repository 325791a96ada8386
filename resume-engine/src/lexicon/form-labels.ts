const LABEL_WORDS = new Set(
  `name surname firstname forename address location city place phone telephone tel mobile contact cell fax email mail website linkedin url skype
  nationality citizenship gender sex birth dob age marital status religion caste category father mother spouse husband passport licence license pan
  date period duration tenure year passing month from since session batch joining completion
  occupation position designation role post title job employer organisation organization company firm client business sector industry department
  activity responsibility duty profile description project
  qualification degree course class exam examination programme program stream branch specialization specialisation subject discipline
  institute institution school college university board
  percentage percent marks grade cgpa gpa aggregate division score result level language hobby interest skill tongue`.split(
    /\s+/,
  ),
);

const ADDITIONAL_WORDS = new Set(
  `a an and or of in the to for e no nos number id full candidate applicant my first last middle given family current present permanent residential correspondence
  home work held worked main key principal major nature type types kind covered awarded obtained providing provided training education
  national international classification working total passed completed completing played s d o at by code pin details detail info information
  mailing postal personal end start leaving occupational field team size technologies technology used environment tools other mother
  social computer technical driving artistic organisational organizational competence competences roles names addresses academic professional secured qualifying size area main`.split(
    /\s+/,
  ),
);

const MAX_WORDS = 10;
const MAX_LENGTH = 80;

/** Cached: each text is queried many times during layout. */
const cache = new Map<string, boolean>();
const MAX_CACHED = 2000;

/**
 * Whether a text is only a form label: `Name and address of employer`, `Year of Passing`, `E-mail`.
 */
export function isFormLabel(text: string): boolean {
  if (text.length > MAX_LENGTH || /[\d@]/u.test(text)) return false;
  if (cache.size > MAX_CACHED) cache.clear();
  if (!cache.has(text)) cache.set(text, isMadeOfLabels(text));
  return cache.get(text)!;
}

function isMadeOfLabels(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/['’]s?\b|\(s\)/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  const singular = words.map((word) => [word, word.replace(/ies$/u, 'y'), word.replace(/s$/u, '')]);
  const isOf = (set: ReadonlySet<string>) => (forms: readonly string[]) => forms.some((form) => set.has(form));
  return (
    singular.some(isOf(LABEL_WORDS)) &&
    singular.every((forms) => isOf(LABEL_WORDS)(forms) || isOf(ADDITIONAL_WORDS)(forms))
  );
}
