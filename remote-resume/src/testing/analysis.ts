import { atsAnalysis, type AtsAnalysis, type AtsCheck } from '@kadam/shared/contract/resume';

export const checkWith = (fields: Partial<AtsCheck>): AtsCheck => ({
  id: 'E2',
  panel: 'content',
  category: 'experienceAchievements',
  title: 'Numbers in your bullets',
  status: 'warn',
  points: 2,
  max: 5,
  gain: 3,
  message: '2 of 5 bullets have a number.',
  why: 'A number shows how much you did.',
  fix: 'Add how many, how much or how fast.',
  example: { before: 'Tested the shop', after: 'Tested 40 pages of the shop a week' },
  evidence: [{ page: 1, line: 3, text: 'Tested the shop' }],
  ...fields,
});

const part = (value: number) => ({ value, sentence: `${value * 100}% of it is read.` });

/** A response for a short resume, validated against the contract. */
export const analysisWith = (fields: Partial<AtsAnalysis> = {}): AtsAnalysis =>
  atsAnalysis.parse({
    engineVersion: '1.0.0',
    overallScore: 72,
    categoryScores: {
      formatStructure: 12,
      keywordsSkills: 10,
      experienceAchievements: 14,
      educationCertifications: 6,
      contactInformation: 4,
      atsCompatibility: 9,
      atsParseRate: 0.86,
    },
    strengths: ['All 3 of your jobs are complete.', 'Your name was read.'],
    weaknesses: ['We found no list of skills.'],
    recommendations: ['Add how many, how much or how fast.', 'Add a section called Skills.'],
    keywordSuggestions: ['Selenium', 'JIRA'],
    uiPanels: { content: 83, section: 71, atsEssentials: 95, tailoring: 36 },
    issues: 2,
    parseRate: { text: part(1), order: part(1), sections: part(0.5), fields: part(0.9) },
    role: { name: 'QA Engineer', source: 'resume' },
    checks: [
      checkWith({}),
      checkWith({ id: 'F1', title: 'Number of pages', status: 'pass', gain: 0, message: 'Your resume has 1 page.' }),
      checkWith({ id: 'F4', title: 'Newest first', status: 'skip', gain: 0, message: 'There is one entry only.' }),
      checkWith({ id: 'K1', panel: 'section', title: 'A list of skills', status: 'fail', gain: 5.16, evidence: [] }),
    ],
    tips: [{ id: 'file-name', title: 'The name of the file', message: 'Name it Asha-Rao-Resume.pdf.', evidence: [] }],
    enhancedResume: {
      bestSummary: 'QA engineer with 4 years of testing shops.',
      skills: { enhancedSkills: [{ group: 'Tools', skills: ['Postman', 'SQL'] }], suggested: ['Selenium'] },
      experience: [
        {
          company: 'Haatvan Retail',
          role: 'QA Engineer',
          bullets: [
            { original: 'Was responsible for tests', improved: 'Owned the tests' },
            { original: 'Tested the shop', note: 'Add a number.' },
          ],
        },
      ],
      certifications: [],
    },
    parsedResume: PARSED,
    fields: [
      { path: 'contact.name', value: 'Asha Rao', confidence: 0.95, evidence: [{ page: 1, line: 0, text: 'Asha Rao' }] },
      {
        path: 'experience.0.role',
        value: 'QA Engineer',
        confidence: 0.4,
        evidence: [{ page: 1, line: 1, text: 'QA Engineer' }],
      },
    ],
    reading: [
      { page: 1, line: 0, text: 'Asha Rao', section: 'header' },
      { page: 1, line: 1, text: 'QA Engineer, Haatvan Retail', section: 'experience' },
      { page: 1, line: 2, text: 'Was responsible for tests', section: 'experience' },
      { page: 1, line: 3, text: 'Tested the shop', section: 'experience' },
    ],
    ...fields,
  });

const PARSED = {
  contact: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    location: 'Pune, Maharashtra',
    links: [],
  },
  summary: 'Tester.',
  technicalSkills: ['SQL'],
  softSkills: [],
  skills: ['Postman'],
  experience: [
    {
      company: 'Haatvan Retail',
      role: 'QA Engineer',
      startDate: 'Jan 2021',
      endDate: 'Present',
      location: 'Pune',
      bullets: ['Was responsible for tests', 'Tested the shop'],
    },
  ],
  education: [
    { institution: 'Pune University', degree: 'B.Sc', field: 'Physics', startDate: '', endDate: '2020', bullets: [] },
  ],
  projects: [{ name: 'Price watch', technologies: ['Python'], description: 'Compares prices.' }],
  certifications: ['ISTQB'],
  languages: [],
  achievements: ['Tester of the year'],
};

export const responseWith = (fields: Partial<AtsAnalysis> = {}) => {
  const analysis = analysisWith(fields);
  return { success: true, data: { analysis, parsedResume: analysis.parsedResume } };
};
