import { findDegree } from '../../fields/education/find-degree';
import { institutionEvidence } from '../../fields/experience/organization-evidence';
import { isSubject } from './education-kind';
import { findLabels, labelWords, type FoundLabel } from '../labels/find-labels';
import type { Hint } from '../pieces/piece';

export type EducationLabel = 'degree' | 'field' | 'institution' | 'board' | 'date' | 'grade' | 'location' | 'other';

/** Headers of education tables and labels of education lines. */
export const EDUCATION_WORDS = labelWords<EducationLabel>({
  degree:
    'degree|course|course name|name of course|name of the course|name of degree|name of the degree|qualification|qualifications|educational qualification|academic qualification|education|exam|examination|examinations|exam passed|examination passed|exams passed|exams|class|standard|std|program|programme|level|level of education|certification|degree name|course of study|degree certificate|title of qualification awarded|title of qualification|qualification awarded|title of the qualification awarded|title of degree|qualification title|qualification obtained|degree awarded|degree obtained|diploma obtained|course completed|name of qualification|qualification degree|certificate|name of exam|name of examination|name of the examination|graduation|academics|educational qualifications|courses|post graduation|academic|stage|course degree|degree course|class course|degree exam|degree examination|discipline degree|exam degree|course class',
  field:
    'specialization|specialisation|stream|branch|major|majors|discipline|subject|subjects|field|field of study|department|faculty|main subjects|area of study|group',
  institution:
    'institution|institute|school|college|name of institution|name of the institution|name of institute|name of the institute|name of school|name of college|name of the college|school college|college school|institute college|college institute|school institute|institute school|college name|school name|institution name|institute name|college university|university college|institution university|institute university|university institute|university institution|school college university|institute board|school university|institutions|institutes|college institution|studied at|name and type of organisation providing education and training|name and type of organization providing education and training|name and type of organisation|name and type of organization|name and address of institution|name of organisation|name of organization|organisation|education provider|name of the school|school board|institution board|college board|organization|from|place of study|name of college school|name of school college|name of institution university',
  board:
    'board|university|board university|university board|name of board|name of university|board of education|affiliated to|affiliation|examining body|name of the board university|name of board university|board council|university name|awarding body|name of university board|board name|council|examination board|exam board|affiliated university|university council|conducted by',
  date: 'year|passing year|year of passing|year of pass|pass year|year of completion|passed year|year passed|duration|period|session|batch|passing|date|dates|month year|month and year|year of passout|passed out|passed out year|completion year|completion|year of study|years|month & year of passing|passing year month|month and year of passing|yop|academic year|graduation date|graduation year|passout year|date of passing|from to|completed|year duration|expected graduation',
  grade:
    'percentage|percentage of marks|percent|marks|marks obtained|marks %|% marks|% of marks|% age|cgpa|gpa|sgpa|cpi|grade|grades|score|scores|aggregate|result|results|division|class obtained|percentage cgpa|cgpa percentage|cgpa %|% cgpa|%|performance|% of mark|marks percentage|percentage marks|division class|class division|total marks|secured|percentage grade|grade percentage|aggregate %|marks in %|marks cgpa|cgpa marks|marks secured|cgpa or percentage|percentage or cgpa|obtained marks|max marks|aggregate marks|class grade|% age of marks|avg|average|overall percentage|overall gpa|cumulative gpa|level in national or international classification|level in national classification|classification|final grade|marks or grade|percentile|academic score',
  location: 'location|place|city|state|address',
  other:
    'principal subjects occupational skills covered|principal subjects|subjects covered|skills covered|principal studies|main subjects skills covered|subjects studied|s no|sr no|sl no|sno|srno|no|serial no|sl|remarks|mode|medium|attempt|attempts|status|type',
});

const OPENING =
  /^(?:currently |presently |successfully |have |has |i )*(?:passed|completed|pursuing|pursued|done|did|graduated(?: in| with)?|graduation in|studying|studied|obtained|earned|cleared|appeared(?: for| in)?)\s+(?:out\s+)?(?:my\s|an?\s|the\s|in\s)?/i;

const TURN =
  /(?<=[\s)])(?:(?:pass(?:ed)?(?: out)?|completed|done|cleared|pursued|pursuing|graduated|obtained|appeared)\s)?(?:from|at)(?:\s(?:the|m\/s\.?))? (?=\S)|(?<=[\s)]|,\s)(?:affiliated (?:to|with)|under|through|recogni[sz]ed by)(?: the)? (?=[A-Z])/gi;
const CLAUSE = /[\t|;,]|\s[–—-]\s|\s{3,}/;

/** `B.Tech in CSE from XYZ College affiliated to Anna University`. */
function sentenceHints(text: string): Hint[] {
  const opening = OPENING.exec(text.slice(0, 80))?.[0].length ?? 0;
  const hints = turnsOf(text);
  const [turn] = hints;
  const isDegree = turn !== undefined && findDegree(text.slice(opening, turn.skipFrom)) !== undefined;
  if (opening > 0 || isDegree) hints.unshift({ skipFrom: 0, from: opening, hint: 'degree' });
  return hints.length > 0 ? hints : unseparatedHints(text);
}

/** Where a sentence turns to the school or the university; the first of each. */
function turnsOf(text: string): Hint[] {
  const hints: Hint[] = [];
  for (const { 0: word, index } of text.matchAll(TURN)) {
    const hint = /\b(?:from|at)\b/i.test(word) ? 'institution' : 'board';
    const from = index + word.length;
    if (!isName(text.slice(from)) || isCampus(word, text.slice(0, index))) continue;
    if (hints.every((one) => one.hint !== hint)) hints.push({ skipFrom: index, from, hint });
  }
  return hints;
}

const isName = (text: string) =>
  /^["“'\p{Lu}\p{N}]/u.test(text) || institutionEvidence(text.split(CLAUSE)[0] ?? '') >= 0.6;

/** `University of Texas at Dallas` is one name. */
const isCampus = (word: string, before: string) =>
  /^at\b/i.test(word) && institutionEvidence(before.split(CLAUSE).at(-1) ?? '') >= 0.75;

/** `B.S. in Education University of South Florida`: where the school begins without a separator. */
function unseparatedHints(text: string): Hint[] {
  for (const { 0: clause, index } of text.matchAll(/(?:(?![\t|;,]|\s[–—-]\s|\s{3,}).)+/g)) {
    const degree = findDegree(clause);
    if (!degree || degree.confidence < 0.8) continue;
    const before = clause.slice(0, degree.from).trimEnd();
    const isSchool = institutionEvidence(clause.slice(degree.from + degree.degree.length)) >= 0.4;
    if (!isSchool && institutionEvidence(before) >= 0.75 && !/\b(?:of|in|and|&|for)$/i.test(before))
      return [{ skipFrom: index + degree.from, from: index + degree.from, hint: 'degree' }];
    const school = schoolAfter(clause, degree.from + degree.degree.length);
    if (before === '' && school !== undefined)
      return [
        { skipFrom: 0, from: index + degree.from, hint: 'degree' },
        { skipFrom: index + school, from: index + school, hint: 'institution' },
      ];
  }
  return [];
}

/** Where a school begins after a degree: at the first word that belongs to no subject. */
function schoolAfter(clause: string, end: number): number | undefined {
  const university = /\buniversit(?:y|é|à) (?:of|de|di)(?! (?:science|technology|engineering))\b/i.exec(clause)?.index;
  if (university !== undefined && university > end) return university;
  const words = [...clause.slice(end).matchAll(/[\p{L}.&'’]+/gu)];
  const first = words.find(
    ({ 0: word }) => !isSubject(word) && !/^(?:in|of|and|&|the|with|degree|hons\.?|honou?rs)$/i.test(word),
  );
  if (!first || first.index === 0) return undefined;
  const at = end + first.index;
  return institutionEvidence(clause.slice(at)) >= 0.75 ? at : undefined;
}

/** The labels of a line, and the words of a sentence that announce a value. */
export function educationHints(text: string): {
  readonly hints: Hint[];
  readonly labels: FoundLabel<EducationLabel>[];
} {
  const labels = findLabels(text, EDUCATION_WORDS);
  if (labels.length === 0) return { labels, hints: sentenceHints(text) };
  const end = Math.max(...labels.map(({ from }) => from));
  const isDegree = labels.every(({ hint }) => hint === 'degree');
  const turns = isDegree ? sentenceHints(text).filter(({ skipFrom }) => skipFrom > end) : [];
  return { labels, hints: [...labels, ...turns] };
}
