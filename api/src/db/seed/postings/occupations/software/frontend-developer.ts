import type { Occupation } from '../../occupation';

export const frontendDeveloper: Occupation = {
  industries: ['software', 'marketing'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 50, remote: 35 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} in {city} is hiring a frontend developer to build the React screens that its customers keep open all day.',
    'If you care about how fast a page feels on a {three|four|five}-year-old phone, {company} has a frontend position for you in {city}.',
    'The web team of {company}, {city}, is looking for a developer who is at home in React, TypeScript and plain CSS.',
    '{company} is rebuilding its customer portal and needs a frontend developer in {city} to take over the {search and account|checkout and payment|reports and settings} pages.',
  ],
  duties: [
    'The stack is React with TypeScript, tested with Testing Library and Playwright; designs come from Figma and are discussed before they are final.',
    'You will measure bundle size and interaction delay before and after each change, because many of our users are on patchy mobile data.',
    'Forms, tables and keyboard access make up more of this job than animations, and we test with a screen reader before each release.',
    'You will agree on API shapes with the backend developers and handle loading, empty and error states as part of the feature.',
  ],
  levels: {
    fresher: {
      titles: ['Junior Frontend Developer', 'Trainee React Developer'],
      pay: [3, 5.5],
      note: 'You will begin with components of our design system and get a review on every pull request.',
    },
    intermediate: {
      titles: ['Frontend Developer', 'React Developer', 'UI Developer'],
      pay: [7, 15],
      note: 'You will take whole pages from the first sketch to production and choose the libraries they stand on.',
    },
    experienced: {
      titles: ['Senior Frontend Developer', 'Lead React Engineer'],
      pay: [18, 30],
      note: 'You will set the direction of the frontend: its structure, its performance budget and the habits of the team around it.',
    },
  },
  coreSkills: ['React', 'TypeScript', 'JavaScript'],
  furtherSkills: [
    'HTML5',
    'CSS3',
    'Redux',
    'Next.js',
    'Webpack',
    'Testing Library',
    'Web accessibility',
    'Figma',
    'REST APIs',
    'Responsive design',
  ],
  responsibilities: [
    'Build accessible, responsive pages in React and TypeScript',
    'Turn designs into components that other teams can reuse',
    'Keep page weight and interaction times inside the agreed budget',
    'Write component and browser tests for the paths users depend on',
    'Work with designers and backend developers on API and error states',
    'Look into browser-specific defects reported by support',
    'Review code and keep the component catalogue documented',
  ],
  leading: [
    'Plan the migration of older pages and split it into small releases',
    'Mentor two or three frontend developers',
  ],
  education: 'Any graduate; B.E./B.Tech, BCA or B.Sc. in computer science preferred',
  field: 'building web interfaces with React',
  requirements: [
    'Solid JavaScript fundamentals, including promises, closures and modules',
    'Semantic HTML and CSS layout without a framework doing it for you',
    'A portfolio, repository or live site that you can walk us through',
    'Knowledge of browser developer tools for performance and network analysis',
    'Readiness to test on low-end Android phones',
  ],
};
