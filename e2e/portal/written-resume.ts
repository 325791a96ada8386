const bullets = (what: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `${what} ${at + 1}: saved ₹ ${(at + 1) * 12},000 a month — naïve estimates were 30% off — for 1${at} shops`,
  );

/**
 * A resume of two pages as a JSON Resume, with difficult text: ₹, é, an em dash, a Devanagari line,
 * links, long lists.
 */
export const WRITTEN_RESUME = {
  basics: {
    name: 'Aditi Désai',
    label: 'Operations Manager',
    email: 'aditi.desai@example.com',
    phone: '+91 98765 43210',
    url: 'https://aditi-desai.example.com',
    summary: 'Operations manager with eight years in retail.\nमैं हिन्दी और अंग्रेज़ी में काम करती हूँ।',
    location: { city: 'Pune', region: 'Maharashtra', countryCode: 'IN' },
    profiles: [{ network: 'LinkedIn', username: 'aditi-desai', url: 'https://linkedin.com/in/aditi-desai' }],
  },
  work: [
    {
      name: 'Haatvan Retail',
      position: 'Operations Manager',
      location: 'Pune',
      startDate: '2021-04',
      highlights: bullets('Run', 18),
    },
    {
      name: 'Sahyadri Stores',
      position: 'Shift Lead',
      location: 'Mumbai',
      startDate: '2017-06',
      endDate: '2021-03',
      highlights: bullets('Led', 14),
    },
  ],
  skills: [
    { name: 'Programming', keywords: ['SQL', 'Python'] },
    { name: 'Tools/Platforms', keywords: ['Excel', 'Tally', 'SAP'] },
    { name: 'Familiar', keywords: ['Stock planning', 'Rosters'] },
  ],
  awards: [{ title: 'Store of the year among 120 stores', date: '2023', awarder: 'Haatvan Retail' }],
  responsibilities: ['Budget of ₹ 4 crore a year'],
  certificates: [{ name: 'Lean Six Sigma Green Belt', issuer: 'ASQ', date: '2022-05' }],
  projects: [
    {
      name: 'Stock alarm',
      keywords: ['Python', 'SQL'],
      startDate: '2022-01',
      endDate: '2022-03',
      highlights: ['Tells 40 shops what runs out tomorrow'],
    },
  ],
  education: [
    {
      institution: 'Savitribai Phule Pune University',
      studyType: 'B.Com',
      area: 'Accounting',
      startDate: '2014',
      endDate: '2017',
      score: '8.1 CGPA',
    },
  ],
  languages: [{ language: 'Hindi', fluency: 'native' }],
};

/** Three pages of the same, with paragraphs that cross page breaks, and additional sections. */
export const LONG_RESUME = {
  ...WRITTEN_RESUME,
  basics: {
    ...WRITTEN_RESUME.basics,
    summary:
      'Operations manager with eight years in retail, who has opened stores, trained their managers, planned their stock and answered for their budgets.',
  },
  work: WRITTEN_RESUME.work.map((job) => ({
    ...job,
    highlights: job.highlights.map(
      (text) => `${text}, more than anybody had thought possible in so short a time as that`,
    ),
  })),
  // Without a placeholder, which would make its page longer on the screen.
  education: WRITTEN_RESUME.education.map((study) => ({ ...study, courses: ['Cost accounting'] })),
  volunteer: [{ position: 'Guide', organization: 'City Zoo', startDate: '2019', highlights: ['Led 40 tours'] }],
  interests: [{ name: 'Wildlife', keywords: ['ferrets', 'otters'] }],
};
