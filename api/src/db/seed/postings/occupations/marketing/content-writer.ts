import type { Occupation } from '../../occupation';

export const contentWriter: Occupation = {
  industries: ['marketing', 'coaching', 'software'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 25, hybrid: 35, remote: 40 },
  workingDays: ['Monday to Friday'],
  partTime: { percent: 50, workingDays: ['Monday to Friday, 4 hours a day', '3 days a week'] },
  openings: [
    '{company} needs a content writer in {city} who can explain a difficult thing to a reader in a hurry.',
    '{Two good articles a week beat ten forgettable ones|A page that answers the question beats five that circle it}: {company} is hiring a content writer in {city}.',
    '{company} in {city} is looking for a writer for web pages, guides and the odd script, in English with some Hindi.',
  ],
  duties: [
    'You will interview the people who know, write in plain words and check each figure against its source.',
    'Pages are planned with search in mind, but a sentence that only serves a search engine is struck out.',
    'Drafts go through one round of editing with comments, and writers edit each other.',
    'Topics range from {loan papers to school admissions|solar pumps to hospital bills|kitchen tiles to pension rules}, so being quick to learn matters more than being an expert.',
  ],
  levels: {
    fresher: {
      titles: ['Junior Content Writer', 'Content Writing Intern (Paid)'],
      pay: [2, 3],
      note: 'You will get detailed edits on every draft, and we expect them to become fewer.',
    },
    intermediate: {
      titles: ['Content Writer', 'Copywriter', 'Content Marketing Executive'],
      pay: [3.2, 6.5],
      note: 'You will plan a quarter of topics for one client and write most of it yourself.',
    },
    experienced: {
      titles: ['Senior Content Writer', 'Content Lead'],
      pay: [7, 13],
      note: 'You will set the tone, edit five writers and decide what is worth publishing.',
    },
  },
  coreSkills: ['Content writing', 'Editing', 'Research'],
  furtherSkills: [
    'SEO writing',
    'Copywriting',
    'Blog writing',
    'Hindi',
    'WordPress',
    'Proofreading',
    'Social media copy',
    'Scriptwriting',
    'Interviewing',
    'Style guides',
  ],
  responsibilities: [
    'Research and write articles, web pages and newsletters',
    'Edit for clarity, correctness and tone',
    'Check facts and note the sources',
    'Work with designers on charts and pictures',
    'Update older pages that have gone stale',
    'Write short copy for social media and advertisements',
    'Keep to the editorial calendar',
  ],
  leading: [
    'Edit the work of other writers and keep the style guide',
    'Plan topics from search data and customer questions',
  ],
  education: 'Graduate in English, journalism, mass communication or any stream with published work',
  field: 'professional writing',
  requirements: [
    'Excellent written English; Hindi or Marathi is a plus',
    'Three samples of published or finished work',
    'Willingness to rewrite',
    'Basic knowledge of search and of a content management system',
    'Respect for deadlines',
  ],
};
