import type { Occupation } from '../../occupation';

export const pythonDeveloper: Occupation = {
  industries: ['software', 'finance'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 20, hybrid: 45, remote: 35 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is hiring a Python developer in {city} for the services that turn incoming files and feeds into clean records.',
    'A small backend team at {company}, {city}, is looking for a Python developer who enjoys automating dull work away.',
    '{company} runs its {pricing and reporting|billing and alerts|document processing} on Python and wants another developer in {city} to take it further.',
  ],
  duties: [
    'You will work with Django and FastAPI on the web side and with pandas and Celery for what runs overnight.',
    'Input arrives as spreadsheets, PDFs and half-documented APIs, so validation and readable error messages are a real part of the job.',
    'The code base has type hints and {eighty|seventy-five|seventy} per cent test coverage, and we would like to keep both.',
    'Each developer talks to the operations people who use the result, usually by watching them work for an hour before writing anything.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Python Developer', 'Junior Python Developer'],
      pay: [3.2, 5.5],
      note: 'Your first month is spent on tests and small automations, so that you know the system before you change it.',
    },
    intermediate: {
      titles: ['Python Developer', 'Backend Developer - Python', 'Django Developer'],
      pay: [7.5, 16],
      note: 'You will take over a service of your own and be the person others ask about it.',
    },
    experienced: {
      titles: ['Senior Python Developer', 'Lead Backend Engineer (Python)'],
      pay: [19, 32],
      note: 'You will shape the data model, set review standards and guide three to five developers.',
    },
  },
  coreSkills: ['Python', 'Django', 'SQL'],
  furtherSkills: [
    'FastAPI',
    'Flask',
    'pandas',
    'Celery',
    'PostgreSQL',
    'Redis',
    'REST APIs',
    'Docker',
    'pytest',
    'AWS',
  ],
  responsibilities: [
    'Develop web services and background jobs in Python',
    'Validate and clean data from partners, and report what was refused and why',
    'Write automated tests with pytest and keep the build green',
    'Improve slow endpoints by profiling, caching or better queries',
    'Document APIs so that a partner can integrate without a call',
    'Take part in the on-call rota, about one week in six',
    'Automate repetitive tasks of the operations team',
  ],
  leading: [
    'Define coding standards and lead design reviews',
    'Break large requirements into releases the team can finish',
  ],
  education: 'B.E./B.Tech, MCA, M.Sc. or equivalent practical experience',
  field: 'Python development',
  requirements: [
    'Good command of Python 3, including iterators, typing and packaging',
    'Experience with a web framework such as Django, Flask or FastAPI',
    'Ability to design a small relational schema',
    'Habit of writing tests before asking for review',
    'Basic Linux administration',
  ],
};
