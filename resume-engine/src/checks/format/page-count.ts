import { type CheckDefinition, graded } from '../check';
import { ofPage } from '../evidence';
import type { Facts } from '../facts';
import { counted } from '../../wording/words';

const SENIOR_YEARS = 5;

export const pageCount: CheckDefinition = {
  id: 'F1',
  panel: 'content',
  title: 'Number of pages',
  max: 2,
  effort: 3,
  why: 'A recruiter gives the first look a few seconds; pages beyond the usual number are rarely read.',
  judge({ document, sections, facts }) {
    if (sections.some(({ kinds }) => kinds.includes('publications')))
      return { skip: 'Academic resumes with publications may be as long as they need.' };
    const pages = document.pages.length + document.pagesLeftOut;
    const usual = facts.years === undefined || facts.years >= SENIOR_YEARS ? 2 : 1;
    return {
      share: graded(pages <= usual, pages === usual + 1),
      message: `Your resume has ${counted(pages, 'page')}. ${usualPages(facts)}`,
      fix: `Bring it down to ${counted(usual, 'page')}: shorten your oldest entries first, then long paragraphs.`,
      evidence: document.pages.slice(usual).map((_, at) => ofPage(usual + at + 1, `Page ${usual + at + 1}`)),
    };
  },
};

function usualPages({ isFresher, years }: Facts): string {
  if (isFresher) return 'With no full-time job yet, one page is usual.';
  if (years === undefined)
    return 'One page is usual for less than five years of work and two pages for more; your jobs have no dates to count them.';
  const length = years < 1 ? 'less than a year' : counted(Math.floor(years), 'year');
  return `With ${length} of work, ${years < SENIOR_YEARS ? 'one page is' : 'up to two pages are'} usual.`;
}
