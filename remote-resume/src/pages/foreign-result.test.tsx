import { fireEvent, screen } from '@testing-library/react';
import { openCheck } from '../testing/check-page';

/** A result with only the specified fields, in their simplest spellings. */
const FOREIGN = {
  success: true,
  data: {
    analysis: {
      overallScore: 64,
      categoryScores: {
        formatStructure: 12,
        keywordsSkills: 10,
        experienceAchievements: 14,
        educationCertifications: 6,
        contactInformation: 4,
        atsCompatibility: 9,
        atsParseRate: 0.7,
      },
      strengths: ['Clear layout, easy to read'],
      weaknesses: ['No numbers'],
      recommendations: ['Add numbers'],
      keywordSuggestions: ['Selenium'],
      enhancedResume: {
        bestSummary: 'Tester of shops.',
        skills: { enhancedSkills: ['SQL', 'Postman'] },
        experience: [{ company: 'Haatvan Retail', role: 'QA Engineer', bullets: ['Owned the tests of the shop'] }],
        certifications: ['ISTQB'],
      },
    },
  },
  structuredResume: {
    contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210', location: 'Pune' },
    summary: 'Tester.',
    technicalSkills: ['SQL'],
    softSkills: [],
    skills: ['Postman'],
    experience: [
      {
        company: 'Haatvan Retail',
        title: 'QA Engineer',
        startDate: 'Jan 2021',
        endDate: 'Present',
        location: 'Pune',
        bullets: ['Tested the shop'],
      },
    ],
    education: [{ institution: 'Pune University', degree: 'B.Sc', field: 'Physics', year: '2020' }],
    projects: [],
    certifications: ['ISTQB'],
  },
};

it('shows a result that has only the fields of the specification, and hands it over to the editor', async () => {
  sessionStorage.setItem('ats_result', JSON.stringify({ ...FOREIGN, fileName: 'asha-rao.pdf' }));
  openCheck();
  await screen.findByRole('heading', { name: 'Your Score' });
  const panels = ['CONTENT', 'SECTION', 'ATS ESSENTIALS', 'TAILORING'].map(
    (title) =>
      screen.getByRole('heading', { level: 3, name: title }).closest('details')?.querySelector('strong')?.textContent,
  );
  expect(panels).toEqual(['60%', '100%', '90%', '50%']);
  expect(screen.getByText('Clear layout, easy to read')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Build ATS Friendly Resume' }));
  expect((await screen.findByRole('textbox', { name: 'Name' })).textContent).toBe('Asha Rao');
  expect(screen.getByRole('textbox', { name: 'Job 1 title' }).textContent).toBe('QA Engineer');
  expect(screen.getByRole('textbox', { name: 'Job 1 bullet 1' }).textContent).toMatch(/the shop$/);
});
