/** Postings whose ids are no UUIDs, with the second name of every field that has two. */
export const POSTINGS = [
  {
    id: 'JOB-1',
    title: 'Store Manager',
    company_name: 'Bazaar Bros',
    location: 'Jaipur',
    employmentType: 'full_time',
    jobType: 'onsite',
    experienceLevel: 'intermediate',
    description: 'Run the shop floor and a team of twelve.',
    skills: 'Retail, Inventory, Tally',
    ctc: 7.5,
    e_ctc: 8,
    notice_period: 30,
    working_days: 'Monday to Saturday',
    is_active: true,
    responsibilities: ['Plan the shifts'],
    requirements: ['Three years in retail'],
    createdAt: '2026-10-01T08:00:00.000Z',
  },
  {
    id: 17,
    jobName: 'Night Auditor',
    company: 'Hotel Raj',
    location: 'Udaipur',
    skills: ['Accounts'],
    createdAt: '2026-09-01',
  },
];

/** A plain list; categories as objects and strings, curricula as strings and objects. */
export const COURSES = [
  {
    id: 'tally-basics',
    title: 'Tally Basics',
    description: 'Bookkeeping for small shops.',
    imageUrl: '/no-such-picture.png',
    duration: '6 weeks',
    category: { name: 'Finance' },
    genre: 'Accounting',
    provider: 'Ledger School',
    synopsis: 'Books from the first voucher to the balance sheet.',
    fullSynopsis: 'Books from the first voucher to the balance sheet, with practice on a real shop.',
    studentCount: 340,
    learningOutcomes: ['Post vouchers'],
    curriculum: ['Vouchers', { title: 'Ledgers' }, { name: 'Balance sheet' }],
  },
  { id: 2, name: 'Spoken English', category: 'Languages', features: ['Talk in pairs'], curriculum: [] },
];

/**
 * An analysis without the additions of our API: skills as a list, bullets and certifications as
 * strings, the resume at the top level.
 */
export const ATS_RESPONSE = {
  success: true,
  data: {
    analysis: {
      overallScore: 72,
      categoryScores: {
        formatStructure: 12,
        keywordsSkills: 14,
        experienceAchievements: 15,
        educationCertifications: 8,
        contactInformation: 5,
        atsCompatibility: 8,
        atsParseRate: 0.9,
      },
      strengths: ['Clear headings'],
      weaknesses: ['Few numbers'],
      recommendations: ['Say how much you saved'],
      keywordSuggestions: ['GST'],
      enhancedResume: {
        bestSummary: 'Store manager with eight years in retail.',
        skills: { enhancedSkills: ['Tally', 'Inventory control'] },
        experience: [{ company: 'Bazaar Bros', role: 'Store Manager', bullets: ['Led a team of twelve'] }],
        certifications: ['Tally Certified'],
      },
    },
  },
  structuredResume: {
    contact: { name: 'Meera Nair', email: 'meera@example.com', phone: '+91 98765 43210', location: 'Kochi' },
    summary: 'Store manager.',
    skills: 'Tally, Excel',
    experience: [
      { company: 'Bazaar Bros', title: 'Store Manager', startDate: '2019', endDate: '2024', bullets: ['Led a team'] },
    ],
    education: [{ institution: 'Kerala University', degree: 'B.Com', year: '2018' }],
    projects: [],
    certifications: ['Tally Certified'],
  },
};
