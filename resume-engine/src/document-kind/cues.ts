/** One sign of a kind of document: how many lines must match, and how much it counts. */
export interface Cue {
  /** Completes the sentence "It has …". */
  readonly label: string;
  readonly weight: number;
  readonly pattern: RegExp;
  readonly minLines?: number;
  /** A kind needs one of its decisive signs; the others also occur in resumes. */
  readonly isDecisive?: boolean;
}

/** Signs of a kind of document, and what makes it a resume in spite of them. */
export interface KindCues {
  readonly name: string;
  readonly advice: string;
  readonly cues: readonly Cue[];
  /** With more headings of a resume than this, it is a resume. */
  readonly maxHeadings: number;
}

const AMOUNT = /(?:₹|rs\.?|inr|usd|eur|gbp|\$|€|£)\s?\d[\d,]*(?:\.\d{2})?|\b\d[\d,]*\.\d{2}\b/i;
const CHOOSE = 'Choose the file of your resume and check that.';

/** Texts are matched line by line, without regard to case. */
export const KINDS: Readonly<
  Record<'invoice' | 'statement' | 'recipe' | 'jobAd' | 'coverLetter' | 'transcript', KindCues>
> = {
  invoice: {
    name: 'an invoice',
    advice: CHOOSE,
    maxHeadings: 1,
    cues: [
      {
        label: 'the title of an invoice',
        isDecisive: true,
        weight: 3,
        pattern:
          /^(?:(?:tax|proforma|commercial|sales|retail)[ -]*)?(?:invoice|bill of supply|receipt|quotation|cash memo)\b[^a-z]*$/i,
      },
      {
        label: 'an invoice number',
        isDecisive: true,
        weight: 3,
        pattern: /\b(?:invoice|bill|receipt|quotation)\s*(?:no|number|num|id|#|date)\b/i,
      },
      {
        label: 'someone it is billed to',
        isDecisive: true,
        weight: 3,
        pattern: /\b(?:bill(?:ed)? to|ship(?:ped)? to|sold to|invoice to|customer name|buyer)\b/i,
      },
      {
        label: 'a total to pay',
        weight: 3,
        pattern:
          /\b(?:sub ?total|grand total|total (?:due|amount|payable)|amount (?:due|payable)|balance due|net payable)\b/i,
      },
      {
        label: 'a table of quantities and rates',
        weight: 2,
        pattern: /\b(?:qty|quantity|hours)\b.*\b(?:rate|price|amount|total)\b/i,
      },
      { label: 'lines with amounts', weight: 2, pattern: AMOUNT, minLines: 4 },
      { label: 'tax', weight: 1, pattern: /\b(?:gstin|cgst|sgst|igst|vat|sales tax|hsn)\b/i },
      {
        label: 'terms of payment',
        weight: 1.5,
        pattern: /\b(?:due date|payment (?:terms|due|method)|bank details|ifsc|iban|swift|pay within|net 30)\b/i,
      },
    ],
  },
  statement: {
    name: 'an account statement',
    advice: CHOOSE,
    maxHeadings: 1,
    cues: [
      {
        label: 'the title of a statement',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:statement of (?:account|transactions)|(?:bank|account|card|loan|credit card|monthly|e-?)[ -]?statement|statement (?:period|date|from)|pass ?book)\b/i,
      },
      {
        label: 'an account number',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:(?:account|a\/c|acct|card|customer|cif|folio|loan)\s*(?:no|number|num|id)\b|ifsc|micr|iban|sort code|swift)/i,
      },
      {
        label: 'balances',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:(?:opening|closing|available|running|ledger|outstanding|current|previous|new|total) balance|balance (?:brought|carried) forward|minimum (?:amount|payment) due|total (?:debits?|credits?|withdrawals|deposits))\b/i,
      },
      {
        label: 'columns of debits and credits',
        weight: 2,
        pattern:
          /\b(?:debit|withdrawals?|dr|paid out|money out)\b.*\b(?:credit|deposits?|cr|paid in|money in|balance)\b/i,
      },
      { label: 'lines with amounts', weight: 2, pattern: AMOUNT, minLines: 4 },
      {
        label: 'transactions',
        weight: 2,
        pattern:
          /\b(?:upi|neft|imps|rtgs|atm|pos|ach|direct debit|cheque|chq|card payment|standing order|salary cr)\b/i,
        minLines: 2,
      },
    ],
  },
  recipe: {
    name: 'a recipe',
    advice: CHOOSE,
    maxHeadings: 1,
    cues: [
      { label: 'ingredients', isDecisive: true, weight: 3, pattern: /^(?:the )?ingredients?\b.{0,24}$/i },
      {
        label: 'steps of preparation',
        weight: 2,
        pattern: /^(?:method|instructions?|directions?|preparation|procedure|steps|how to make .*)\W*$/i,
      },
      {
        label: 'amounts to cook with',
        isDecisive: true,
        weight: 3,
        pattern:
          /(?:\d|½|¼|¾|⅓|\bhalf\b|\ba\b|\bone\b)\s?-?(?:g|gms?|grams?|kg|ml|l|tsps?|tbsps?|teaspoons?|tablespoons?|cups?|cloves?|pinch|sprigs?|oz|lbs?|sticks?)\b/i,
        minLines: 3,
      },
      {
        label: 'a number of servings',
        weight: 2,
        pattern: /\b(?:serves|servings?|makes \d+|yields?|prep(?:aration)? time|cook(?:ing)? time)\b/i,
      },
      {
        label: 'steps at the stove',
        weight: 3,
        pattern:
          /^(?:\d+[.)]\s*|step \d+\W*)?(?:pre-?heat|mix|stir|add|bake|simmer|whisk|chop|boil|fry|saut[eé]|heat|pour|knead|soak|grind|drain|blend|garnish|serve|roast|fold|marinate|combine|melt|season|cover|cook|spread|wash|peel|slice)\b/i,
        minLines: 3,
      },
    ],
  },
  jobAd: {
    name: 'a job advertisement',
    advice: 'Check your resume, and paste this text as the job description to compare them.',
    maxHeadings: 5,
    cues: [
      {
        label: 'an employer looking for someone',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:we(?:'re| are) (?:looking for|hiring|seeking|recruiting)|is (?:hiring|seeking|looking for|recruiting)|invites? applications|now hiring|urgent(?:ly)? (?:requirement|hiring|required)|job (?:opening|vacancy)|vacanc(?:y|ies)|join our team)\b/i,
      },
      {
        label: 'how to apply',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:apply (?:now|by|before|online|at|via|through|with)|how to apply|to apply,?|(?:send|mail|email|submit|share|forward) (?:us )?(?:your|their|a|updated)\b.{0,30}\b(?:cv|resumes?|application)|interested candidates|last date|closing date|application deadline|walk-?in)\b/i,
      },
      {
        label: 'words about the employer',
        weight: 2,
        pattern:
          /^(?:about (?:us|the (?:role|company|job|position|team|school|clinic|firm)|[A-Z]\w+)|who we are|our (?:company|team)|company (?:profile|overview))\W*$/i,
      },
      {
        label: 'duties and requirements',
        weight: 2,
        pattern:
          /^(?:(?:key |main |job |your |the )?(?:responsibilities|duties|requirements|qualifications)(?: required| & .*| and .*)?|what you(?:'ll| will) (?:do|bring|need)|who you are|you (?:have|bring)|eligibility(?: criteria)?|desired (?:skills|profile|candidate profile)|must[- ]haves?|nice to have|required skills|preferred)\W*$/i,
      },
      {
        label: 'words to the candidate',
        isDecisive: true,
        weight: 2,
        pattern:
          /\b(?:you will|you'll|your (?:role|responsibilities|tasks|profile)|(?:ideal|successful|right|suitable) candidate|candidates? (?:should|must|with|will)|you (?:have|are|bring|should))\b/i,
      },
      {
        label: 'what the employer offers',
        weight: 2,
        pattern:
          /\b(?:we offer|what we offer|benefits\W*$|perks|salary(?: range)?\s*:|ctc\s*:|package\s*:|per annum|equal opportunity|health insurance|paid (?:leave|holidays)|competitive salary)\b/i,
      },
      {
        label: 'facts about a vacancy',
        weight: 2,
        pattern:
          /^(?:job (?:title|description|type|location|summary|id)|position|vacancies|no\.? of (?:posts|positions|vacancies)|openings|department|reports to|employment type|experience required|work location)\s*[:–-]/i,
      },
      {
        label: 'a title with the words job description',
        isDecisive: true,
        weight: 2,
        pattern: /\bjob (?:description|advert(?:isement)?|posting|opportunity)\b/i,
      },
    ],
  },
  coverLetter: {
    name: 'a cover letter',
    advice: 'Check the resume that goes with it, as a file of its own.',
    maxHeadings: 1,
    cues: [
      {
        label: 'a salutation',
        isDecisive: true,
        weight: 3,
        pattern: /^(?:dear|respected|to whom it may concern|hello)\b.{0,60}$/i,
      },
      {
        label: 'a closing formula',
        isDecisive: true,
        weight: 3,
        pattern:
          /^(?:yours|your'?s|sincerely|kind regards|best regards|warm regards|regards|with (?:kind |best |warm )?regards|respectfully|thank(?:ing)? you)\b.{0,40}$/i,
      },
      {
        label: 'the purpose to apply',
        weight: 3,
        pattern:
          /\b(?:i(?:'m| am) (?:writing|applying|interested in|excited|pleased|delighted)|i (?:would|wish|want) (?:like )?to (?:apply|express|be considered)|apply for the|application for the|express my interest|for the (?:position|post|role) of|regarding (?:the|your) (?:position|post|advert))\b/i,
      },
      {
        label: 'a reference to the enclosed resume',
        weight: 2,
        pattern:
          /\b(?:(?:enclosed|attached|enclosing|attaching)\b.{0,40}(?:resume|résumé|cv|curriculum)|(?:resume|cv) (?:is )?(?:enclosed|attached))\b/i,
      },
      {
        label: 'the wish to be invited',
        weight: 2,
        pattern:
          /\b(?:look(?:ing)? forward to|opportunity to (?:discuss|meet|speak|talk)|grateful for|thank you for (?:your (?:time|consideration)|considering|reading))\b/i,
      },
      { label: 'a subject line', weight: 1, pattern: /^(?:sub(?:ject)?|re)\s*[:.-]/i },
    ],
  },
  transcript: {
    name: 'a statement of marks',
    advice: 'Give degree, institution, year and overall result in your resume, and check that.',
    maxHeadings: 2,
    cues: [
      {
        label: 'the title of a transcript',
        isDecisive: true,
        weight: 4,
        pattern:
          /\b(?:(?:academic |official )?transcript|statement of (?:marks|grades)|marks? ?(?:sheet|card|list)|grade (?:card|sheet|report)|memorandum of (?:marks|grades)|record of marks|academic record|report card)\b/i,
      },
      {
        label: 'semesters',
        weight: 2,
        pattern:
          /^(?:(?:semester|term|trimester|year)\s*[-:]?\s*(?:[ivx]+|\d+)\b|(?:first|second|third|fourth|fifth|sixth|[ivx]+|fall|autumn|spring|summer|winter)\s*(?:-?\s*)(?:semester|term|year|sem\b|20\d\d))/i,
        minLines: 1,
      },
      {
        label: 'columns of marks or credits',
        isDecisive: true,
        weight: 3,
        pattern:
          /\b(?:(?:subject|course|paper)s?\b.*\b(?:marks|grades?|credits?|result)|max(?:imum)?\.? marks|marks obtained|grade points?|credits? earned|internal\b.*\bexternal)\b/i,
      },
      {
        label: 'rows of subjects with numbers',
        weight: 3,
        pattern:
          /^(?:[A-Z]{2,5}[ -]?\d{2,5}[A-Z]?\b.*\d|\d{1,3}[.)]?\s+[A-Za-z].{3,60}\s\d{1,3}(?:\s+\S{1,4}){0,4}$|[A-Za-z][A-Za-z .,&:()-]{3,50}\s+\d{1,3}(?:\.\d)?(?:\s*(?:\/\s*)?(?:\d{1,3}(?:\.\d)?|[A-F][+-]?|O|P|Pass)){0,5}$)/,
        minLines: 5,
      },
      {
        label: 'an enrolment number',
        weight: 2,
        pattern: /\b(?:roll|registration|regn?\.?|enrol?lment|seat|hall ticket|student|prn|usn)\s*(?:no|number|id)\b/i,
      },
      {
        label: 'an examination authority',
        weight: 2,
        pattern:
          /\b(?:controller of examinations?|registrar|date of (?:issue|declaration)|result\s*:\s*(?:pass|first|distinction)|examination (?:held|of|branch)|sgpa|cumulative gpa|total marks|grand total)\b/i,
      },
    ],
  },
};
