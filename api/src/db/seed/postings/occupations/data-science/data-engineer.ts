import type { Occupation } from '../../occupation';

export const dataEngineer: Occupation = {
  industries: ['software', 'retail'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 50, remote: 35 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} needs a data engineer in {city} to build pipelines that finish before the first manager opens a report at {eight|half past seven|nine}.',
    '{Thirty|Eighteen|Twenty-four} source systems, one warehouse: {company} is looking for a data engineer in {city} to bring order to what flows between them.',
    'The data platform team at {company}, {city}, is hiring an engineer who treats data pipelines as software, with tests and reviews.',
  ],
  duties: [
    'You will work with Airflow, dbt and Spark on a cloud warehouse that takes in about {two|five|eight} crore rows a day.',
    'Late files, changed columns and doubled records are normal here; the pipeline must notice them before an analyst does.',
    'Personal data is masked at the door, and you will help us meet the Digital Personal Data Protection Act in practice.',
    'You will cut cost by partitioning, pruning and deleting tables nobody has read for half a year.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Data Engineer', 'Associate Data Engineer'],
      pay: [3.8, 6],
      note: 'You will write data quality checks and small transformations in dbt with a senior engineer as reviewer.',
    },
    intermediate: {
      titles: ['Data Engineer', 'ETL Developer'],
      pay: [9, 18],
      note: 'You will design and run pipelines for two business areas and be on call for them.',
    },
    experienced: {
      titles: ['Senior Data Engineer', 'Lead Data Engineer'],
      pay: [21, 35],
      note: 'You will decide on the model of the warehouse and lead three data engineers.',
    },
  },
  coreSkills: ['SQL', 'Python', 'ETL'],
  furtherSkills: [
    'Apache Spark',
    'Airflow',
    'dbt',
    'BigQuery',
    'Snowflake',
    'Kafka',
    'Data modelling',
    'AWS',
    'Data quality',
    'Git',
  ],
  responsibilities: [
    'Build batch and streaming pipelines from source to warehouse',
    'Model tables that analysts can query without a manual',
    'Write data quality tests and act on their alerts',
    'Tune slow and costly queries',
    'Document lineage and ownership of every data set',
    'Protect personal data by masking and access rules',
    'Help analysts turn heavy notebooks into scheduled jobs',
  ],
  leading: ['Set modelling conventions and review designs', 'Plan migrations without stopping daily reports'],
  education: 'B.E./B.Tech, MCA or M.Sc. in a quantitative subject',
  field: 'data engineering or ETL development',
  requirements: [
    'Very good SQL and solid Python',
    'Experience with a scheduler such as Airflow',
    'Understanding of dimensional modelling',
    'Familiarity with one cloud platform',
    'Careful approach to data privacy',
  ],
};
