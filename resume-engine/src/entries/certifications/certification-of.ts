import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import type { Certification, ResumeDate } from '../../resume/resume';
import { textOf } from '../assign/assign';
import { textField } from '../evidence/text-field';
import { dateRangeOf, findWhen, type When } from '../evidence/when';
import type { Piece } from '../pieces/piece';
import { splitLine } from '../pieces/split-line';
import { organizationEvidence } from '../../fields/experience/organization-evidence';

const ASIDE =
  /^\W*(?:issued(?: by| on| in)?|by|from|on|in|valid(?: till| until| upto| up to| through)?|expir(?:es|y|ed)(?: on| date)?|date|completed(?: on| in)?|certified|credential (?:id|url|link).*|certificate (?:id|no|number|link|url).*|(?:license|licence|id|no)\b.*|see credential|show credential|verify|link|view|present|no expir.*|year|score.*|https?:.*|[\d/-]+)\W*$/i;
const LABEL =
  /^(?:certifications?|certificates?|courses?|certified (?:in|courses?)|certifications? (?:&|and) trainings?)\s*[:–-]\s*/i;
const GIVEN =
  /\s(?:(?:issued|offered|provided|conducted|certified|powered) )?(?:by|from|through|at)(?: the)? (?=[A-Z])/;

function piecesOf(line: Line): Piece<When>[] {
  const label = LABEL.exec(line.text)?.[0].length;
  const given = GIVEN.exec(line.text);
  const hints = [
    ...(label ? [{ skipFrom: 0, from: label, hint: 'name' }] : []),
    ...(given ? [{ skipFrom: given.index, from: given.index + given[0].length, hint: 'issuer' }] : []),
  ];
  return splitLine(line, { marks: findWhen(line.text), hints });
}

const isText = (piece: Piece<When>) => !piece.mark && !ASIDE.test(piece.text) && piece.hint !== 'expires';

/** Index of the issuer among the pieces: after `by`, or a last piece that names one. */
function issuerFrom(pieces: readonly Piece<When>[]): number {
  const given = pieces.findIndex((piece) => piece.hint === 'issuer');
  if (given > 0) return given;
  const at = pieces.findIndex(
    (piece, index) => index > 0 && !piece.isBracketed && piece.joint !== 'start' && isIssuer(piece.text),
  );
  return at > 0 ? at : -1;
}

type Dates = Pick<Certification, 'date' | 'expires'>;

function datesOf(line: Line, pieces: readonly Piece<When>[]): Dates {
  const ends = pieces.flatMap((piece): Dates[] => {
    if (!piece.mark) return [];
    const { start, end } = dateRangeOf(piece.mark, line);
    const isExpiry = /\b(?:expir\w*|valid (?:till|until|upto|up to|through|thru))\W*(?:on|date)?\W*$/i.test(
      line.text.slice(Math.max(0, piece.from - 24), piece.from),
    );
    const last = end && end.value !== 'present' ? (end as Field<ResumeDate>) : undefined;
    if (start) return [{ date: start, ...(last && { expires: last }) }];
    return last ? [isExpiry ? { expires: last } : { date: last }] : [];
  });
  return Object.assign({}, ...ends.reverse()) as Dates;
}

function asField(pieces: readonly Piece<When>[]): Field<string> | undefined {
  return pieces.length ? textField({ pieces, text: textOf(pieces), row: 0, score: 1.5 }) : undefined;
}

/** Whether a line has no certificate name: an issuer, a date, a number. */
export function isOnlyDetails(line: Line): boolean {
  const texts = piecesOf(line).filter(isText);
  return texts.every(
    ({ text }, at) =>
      at === 0 &&
      isIssuer(text) &&
      !/\b(?:certif|professional|associate|architect|developer|engineer|practitioner|fundamentals|specialty|course|diploma)/i.test(
        text,
      ),
  );
}

/** What a line without a name adds to the certificate above it. */
export function detailsOf(line: Line): Omit<Certification, 'name'> {
  const pieces = piecesOf(line);
  const issuer = asField(pieces.filter(isText));
  return { ...(issuer && { issuer }), ...datesOf(line, pieces) };
}

/** The certificate of one line: name, issuer and date. */
export function certificationOf(line: Line): Certification | null {
  const pieces = piecesOf(line);
  const texts = pieces.filter(isText);
  const at = issuerFrom(texts);
  const name = asField(at > 0 ? texts.slice(0, at) : texts);
  if (!name) return null;
  const issuer = at > 0 ? asField(texts.slice(at)) : undefined;
  return { name, ...(issuer && { issuer }), ...datesOf(line, pieces) };
}

const ISSUERS =
  /^(?:coursera|udemy|edx|udacity|nptel|swayam|linkedin(?: learning)?|google(?: cloud)?|microsoft|amazon(?: web services)?(?: \(aws\))?|aws|oracle|ibm|cisco|meta|hackerrank|simplilearn|upgrad|great learning|infosys springboard|tcs ion|pmi|scrum alliance|scrum\.org|red hat|salesforce|hubspot|comptia|isaca|\(?isc\)?2|nasscom|internshala|codecademy|freecodecamp|datacamp|kaggle|nielit|c-dac|cdac|naukri|forage|the linux foundation|linux foundation|hashicorp|axelos|peoplecert|sap|tally|nse|nism|icai|icsi|irda|autodesk|solidworks|skillshare|pluralsight|geeksforgeeks|hackerearth|deeplearning\.ai|stanford(?: online)?|harvardx?|iit \p{L}+|british council|nsdc|msme|kpmg|deloitte|accenture)\b/iu;

/** Whether a text begins with a well-known issuer of certificates. */
export const isKnownIssuer = (text: string) => ISSUERS.test(text.trim()) && text.trim().split(/\s+/).length <= 6;
const isIssuer = (text: string) => isKnownIssuer(text) || organizationEvidence(text) >= 0.6;
