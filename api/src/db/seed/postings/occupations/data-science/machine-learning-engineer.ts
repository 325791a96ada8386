import type { Occupation } from '../../occupation';

export const machineLearningEngineer: Occupation = {
  industries: ['software', 'finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 45, remote: 40 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is looking for a machine learning engineer in {city} to take models out of notebooks and keep them useful in production.',
    'Reading handwritten forms in {four|five|three} Indian scripts is one of the problems you would work on as a machine learning engineer at {company}, {city}.',
    '{company}, {city}, uses models to rank, to forecast and to flag odd transactions, and is hiring an engineer to look after them.',
  ],
  duties: [
    'You will train and compare models in Python with scikit-learn and PyTorch, and a simple baseline has to be beaten before anything complex ships.',
    'Drift, bias and latency are watched from the first day, and a model that stops helping is switched off.',
    'You will work with domain experts on labels, because most gains here came from better data and not from larger networks.',
    'Language models are used where they earn their cost, with retrieval, evaluation sets and a human check on what leaves the house.',
  ],
  levels: {
    fresher: {
      titles: ['Machine Learning Trainee', 'Junior Machine Learning Engineer'],
      pay: [4.5, 7],
      note: 'You will build evaluation sets and baselines and learn how a model is released and rolled back.',
    },
    intermediate: {
      titles: ['Machine Learning Engineer', 'Data Scientist'],
      pay: [11, 21],
      note: 'You will carry a model from the problem statement to monitoring, together with one backend developer.',
    },
    experienced: {
      titles: ['Senior Machine Learning Engineer', 'Lead Data Scientist'],
      pay: [25, 40],
      note: 'You will choose which problems deserve a model and guide a team of four.',
    },
  },
  coreSkills: ['Python', 'Machine learning', 'SQL'],
  furtherSkills: [
    'PyTorch',
    'scikit-learn',
    'NLP',
    'MLflow',
    'Docker',
    'Statistics',
    'Computer vision',
    'Feature engineering',
    'LLM evaluation',
    'AWS',
  ],
  responsibilities: [
    'Frame business problems as measurable predictions',
    'Train, evaluate and document models',
    'Deploy models behind APIs and watch their quality',
    'Build labelled data sets with domain experts',
    'Run experiments with clear success criteria',
    'Explain model behaviour to non-specialists',
    'Remove models and features that no longer help',
  ],
  leading: ['Review experiments and guard against leakage', 'Set the roadmap for models with product owners'],
  education: 'Degree in computer science, statistics, mathematics or engineering',
  field: 'applied machine learning',
  requirements: [
    'Strong Python and a good grasp of statistics',
    'Experience in evaluating models beyond accuracy',
    'Ability to write production code with tests',
    'SQL for pulling and checking training data',
    'A project or paper you can discuss in depth',
  ],
};
