import { type Check, graded } from '../check';
import { ofPage } from '../evidence';
import { counted } from '../../wording/words';

const SENIOR_YEARS = 5;

export const pageCount: Check = {
  id: 'F1',
  category: 'formatStructure',
  panel: 'content',
  title: 'Number of pages',
  max: 2,
  effort: 3,
  why: 'A recruiter gives the first look a few seconds; pages beyond the usual number are rarely read.',
  judge({ document, sections, facts }) {
    if (sections.some(({ kinds }) => kinds.includes('publications')))
      return { skip: 'Academic resumes with publications may be as long as they need.' };
    const pages = document.pages.length + document.pagesLeftOut;
    const usual = facts.years < SENIOR_YEARS ? 1 : 2;
    const years = facts.isFresher
      ? 'no full-time job yet'
      : `about ${counted(Math.round(facts.years), 'year')} of work`;
    return {
      share: graded(pages <= usual, pages === usual + 1),
      message: `Your resume has ${counted(pages, 'page')}. With ${years}, ${usual === 1 ? 'one page is' : 'up to two pages are'} usual.`,
      fix: `Bring it down to ${counted(usual, 'page')}: shorten your oldest entries first, then long paragraphs.`,
      evidence: document.pages.slice(usual).map((_, at) => ofPage(usual + at + 1, `Page ${usual + at + 1}`)),
    };
  },
};
