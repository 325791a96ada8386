import type { Occupation } from '../../occupation';

export const digitalMarketingExecutive: Occupation = {
  industries: ['marketing', 'retail', 'software', 'coaching'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 30, hybrid: 45, remote: 25 },
  workingDays: ['Monday to Friday', 'Monday to Saturday, alternate Saturdays off'],
  partTime: { percent: 15, workingDays: ['Monday to Friday, 4 hours a day'] },
  openings: [
    '{company} is looking for a digital marketer in {city} who can say what a lead costs and why.',
    'Search, social and e-mail under one roof: {company} in {city} needs a digital marketer for its growth team.',
    '{company} spends its marketing budget mostly online and is hiring someone in {city} to make each rupee of it accountable.',
  ],
  duties: [
    'You will run campaigns on search and social platforms, test texts and pictures, and stop what does not work within a week.',
    'Landing pages, tracking and consent banners are part of the job, so a little HTML does no harm.',
    'Each Monday you will report spend, leads and sales per channel on one page, including what went wrong.',
    'Festive season planning starts in July, and October is the busiest month of the year.',
  ],
  levels: {
    fresher: {
      titles: ['Digital Marketing Trainee', 'Digital Marketing Associate'],
      pay: [2, 3.2],
      note: 'You will start with social posts and keyword research and handle a small budget after three months.',
    },
    intermediate: {
      titles: ['Digital Marketing Executive', 'SEO Specialist', 'Performance Marketing Executive'],
      pay: [3.6, 7],
      note: 'You will manage a monthly budget of five to eight lakh rupees across two channels.',
    },
    experienced: {
      titles: ['Digital Marketing Manager', 'Performance Marketing Lead'],
      pay: [9, 18],
      note: 'You will own the online budget, lead a team of four and agree on targets with sales.',
    },
  },
  coreSkills: ['SEO', 'Google Ads', 'Web analytics'],
  furtherSkills: [
    'Social media marketing',
    'Content planning',
    'Email marketing',
    'Meta Ads',
    'Keyword research',
    'Landing pages',
    'Google Analytics 4',
    'Copywriting',
    'Canva',
    'Marketing automation',
  ],
  responsibilities: [
    'Plan and run paid campaigns on search and social media',
    'Improve organic ranking through content and technical fixes',
    'Track conversions and keep reports honest',
    'Write ad texts and brief designers',
    'Send newsletters to people who agreed to receive them',
    'Watch competitors and seasonal search trends',
    'Test landing pages and improve what visitors stumble over',
  ],
  leading: [
    'Set budgets by channel and review them every fortnight',
    'Choose agencies and tools, and end contracts that do not pay',
  ],
  education: 'Graduate in any stream; a marketing degree or certificate helps',
  field: 'digital marketing',
  requirements: [
    'Practical experience with an ad platform, even on a small budget',
    'Comfort with numbers and spreadsheets',
    'Good written English and Hindi',
    'Basic understanding of HTML and tags',
    'Curiosity about why people click',
  ],
};
