import type { FoundGrade } from '../../fields/education/find-grade';
import type { Candidate } from '../assign/assign';
import type { When } from '../evidence/when';
import type { Piece } from '../pieces/piece';

export const EDUCATION_KINDS = [
  'degree',
  'field',
  'institution',
  'board',
  'location',
  'date',
  'grade',
  'rest',
] as const;
export type EducationKind = (typeof EDUCATION_KINDS)[number];

/** What is known about a part of a line before it is split. */
export type EducationMark =
  | { readonly when: When; readonly grade?: never }
  | { readonly grade: FoundGrade; readonly when?: never };

export type EducationPiece = Piece<EducationMark>;
export type EducationCandidate = Candidate<EducationMark>;

const PROGRAMME =
  /\b(?:program(?:me)?|boot ?camp|course|immersive|certificate|certification|study abroad|exchange|nanodegree|fellowship|training|minor in|major in|concentration)\b/i;

/** A subject without a degree: `Full-Stack Web Development Program`. */
export function isProgramme(text: string): boolean {
  return PROGRAMME.test(text);
}

const SUBJECT =
  /\b(?:engineering|science|sciences|commerce|arts|humanities|maths|mathematics|physics|chemistry|biology|computers?|information technology|mechanical|electrical|electronics|civil|chemical|technology|accounts|accounting|accountancy|finance|marketing|management|economics|history|english|hindi|pcm|pcb|pcmb|cse|ece|eee|ise|it|mbbs|nursing|pharmacy|law|statistics|psychology|design|business|administration|human resources?|hr|biotechnology|agriculture|journalism|education|literature|architecture|philosophy|sociology|geography|nutrition|hospitality|tourism|aerospace|automobile|instrumentation|telecommunications?|music|zoology|botany|pharmacology|physiology|anatomy|surveying|food production|textiles?|fashion|robotics|mechatronics|petroleum|mining|metallurg(?:y|ical)|structural|thermal|industrial|environmental|analytics|data|banking|taxation|logistics|anthropology|linguistics|photography|animation|multimedia|vlsi|horticulture|forestry|radiology|physiotherapy|optometry|dietetics|political|microbiology|biochemistry|media|communications?|medical|non[- ]medical|all subjects|general)\b/i;

export function isSubject(text: string): boolean {
  return SUBJECT.test(text) && text.split(/\s+/).length <= 8;
}

const NOT_A_VALUE =
  /^\W*(?:expected|anticipated|graduated|graduation(?=\s)|graduating|pass(?:ed|ing)?(?: out)?|pass(?:ing)? year|year of passing|year|completed|pursuing|class of|batch(?: of)?|present|appearing|regular|full[- ]time|part[- ]time|distance(?: learning| education)?|correspondence|date|degree|with|from|in|and|of|out|the|cum laude|magna cum laude|summa cum laude|hons|honou?rs|with honou?rs|with distinction|distinction|result awaited|awaited|aggregate|marks?|score[ds]?|secured|securing|percentage|cgpa|gpa|board|university|college|school|till date|first attempt|second attempt|single attempt|both groups|group (?:i{1,2}|1|2)|final year|\d(?:st|nd|rd|th) (?:year|sem(?:ester)?)|semester)(?:,?\s+(?:graduation|both groups|date|year|expected|of passing|passed|in|with|of|the|an?|in the year|aggregate))*\W*$/i;

/** Words that announce another value (`Expected`, `with`, `Year of passing`). */
export function isAside(text: string): boolean {
  return /^\W*\d\s?[:.]\s?\d\W*$/.test(text.slice(0, 12)) || NOT_A_VALUE.test(text.slice(0, 60));
}

const DETAIL =
  /^\W*(?:relevant |key |incoming |selected |major |core |related |advanced |graduate |undergraduate )?(?:course ?work|courses?|subjects?|modules?|thesis|dissertation|project|honou?rs?|awards?|achievements?|activities|societies|scholarships?|dean['’]?s|minors?\b|electives?|clubs?|member|teaching assistant|won |recipient|awarded|description|major projects?|final year project|extra ?curricular|leadership|involvement|publications?|gpa)\b/i;

/** A line with more details of an entry that is not part of its head. */
export function isDetail(text: string): boolean {
  return DETAIL.test(text.slice(0, 80));
}
