import type { Category } from '../analysis';
import { cleanCharacters } from './ats/clean-characters';
import { fileForm } from './ats/file-form';
import { links } from './ats/links';
import { order } from './ats/order';
import { parseableDates } from './ats/parseable-dates';
import { pictures } from './ats/pictures';
import { tables } from './ats/tables';
import { textLayer } from './ats/text-layer';
import { vitalOutside } from './ats/vital-outside';
import type { Check, CheckDefinition } from './check';
import { email } from './contact/email';
import { name } from './contact/name';
import { phone } from './contact/phone';
import { place } from './contact/place';
import { profileLink } from './contact/profile-link';
import { sensitive } from './contact/sensitive';
import { certificates } from './education/certificates';
import { clearDegree } from './education/clear-degree';
import { completeEducation } from './education/complete-education';
import { educationSection } from './education/education-section';
import { grade } from './education/grade';
import { schooling } from './education/schooling';
import { validCertificates } from './education/valid-certificates';
import { actionVerbs } from './experience/action-verbs';
import { chronology } from './experience/chronology';
import { depth } from './experience/depth';
import { emptyWords } from './experience/empty-words';
import { experienceCompleteness } from './experience/experience-completeness';
import { quantified } from './experience/quantified';
import { repetition } from './experience/repetition';
import { spelling } from './experience/spelling';
import { weakPhrases } from './experience/weak-phrases';
import { bulletLength } from './format/bullet-length';
import { bulletsUsed } from './format/bullets-used';
import { consistentBullets } from './format/consistent-bullets';
import { dateConsistency } from './format/date-consistency';
import { fontsAndSizes } from './format/fonts-and-sizes';
import { knownHeadings } from './format/known-headings';
import { marginsAndDensity } from './format/margins-and-density';
import { pageCount } from './format/page-count';
import { sectionOrder } from './format/section-order';
import { wallsOfText } from './format/walls-of-text';
import { wordCount } from './format/word-count';
import { acronyms } from './keywords/acronyms';
import { headline } from './keywords/headline';
import { occupationCoverage } from './keywords/occupation-coverage';
import { recentSkills } from './keywords/recent-skills';
import { skillCount } from './keywords/skill-count';
import { skillsShown } from './keywords/skills-shown';
import { softSkills } from './keywords/soft-skills';
import { stuffing } from './keywords/stuffing';
import { parseRate, parserAgreement } from './parse-rate';

/** The parse rate is two checks, so that every point of the score belongs to a check. */
const BY_CATEGORY: Readonly<Record<Category, readonly CheckDefinition[]>> = {
  formatStructure: [
    pageCount,
    wordCount,
    knownHeadings,
    sectionOrder,
    dateConsistency,
    bulletsUsed,
    bulletLength,
    fontsAndSizes,
    marginsAndDensity,
    consistentBullets,
    wallsOfText,
  ],
  keywordsSkills: [skillCount, occupationCoverage, skillsShown, softSkills, headline, acronyms, stuffing, recentSkills],
  experienceAchievements: [
    experienceCompleteness,
    quantified,
    actionVerbs,
    repetition,
    weakPhrases,
    chronology,
    depth,
    emptyWords,
    spelling,
  ],
  educationCertifications: [
    educationSection,
    completeEducation,
    clearDegree,
    grade,
    schooling,
    certificates,
    validCertificates,
  ],
  contactInformation: [name, email, phone, place, profileLink, sensitive],
  atsCompatibility: [
    textLayer,
    order,
    tables,
    vitalOutside,
    cleanCharacters,
    fileForm,
    pictures,
    links,
    parseableDates,
  ],
  parseRate: [parseRate, parserAgreement],
};

/** Every scored check, in the order of the design's catalogue. */
export const CHECKS: readonly Check[] = Object.entries(BY_CATEGORY).flatMap(([category, checks]) =>
  checks.map((check) => ({ ...check, category: category as Category })),
);
