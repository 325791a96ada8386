import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [latest] = ANANYA.experience ?? [];
const many = (count: number) => Array.from({ length: count }, (_, at) => `Skill${at}`);

itJudges({
  'K1: pass when 15 skills are listed': { message: '15 skills', evidence: ['Skills'] },
  'K1: warn when six are listed': {
    changes: { skills: many(6) },
    fix: 'Add at least 2 more tools or methods you really know to your skills.',
  },
  'K1: fail when fifty are listed': { changes: { skills: many(50) }, message: '50 skills' },
  'K1: fail when there is no list': {
    without: ['skills', 'softSkills'],
    message: 'We found no list of skills.',
    fix: 'Add a section called Skills with the tools and methods you really know, separated by commas.',
  },
  'K1: fail when only people skills are under the heading': {
    changes: { skills: [] },
    message: 'There is a heading for skills, but we found no tool or method below it.',
    fix: 'List the tools and methods you really know under that heading, separated by commas.',
  },
  'K2: pass when the skills of the occupation are listed': {
    message: 'skills usual for a Java Developer',
    evidence: ['Java Developer'],
  },
  'K2: fail when a job asks for other skills': {
    options: { jobDescription: 'Must know Salesforce, Apex, SOQL and Visualforce. Salesforce and Java wanted.' },
    message: 'skills in the job description',
  },
  'K2: skip when only skills and an internship suggest an occupation': {
    changes: { experience: [{ ...latest, title: 'Java Intern', isInternship: true }] },
    without: ['headline'],
    message: 'which job you aim for',
  },
  'K2: fail when the occupation has a vowel sound': {
    changes: { headline: 'HR Executive' },
    message: 'skills usual for an HR Executive',
  },
  'K2: skip when no occupation is recognised': {
    without: ['experience', 'headline', 'skills'],
    message: 'which job you aim for',
  },
  'K3: pass when listed skills appear in experience': {
    message: 'All 15 listed skills also appear in your work or projects.',
  },
  'K3: fail when no listed skill appears in experience': {
    changes: { skills: many(10) },
    evidence: ['Skill0', 'Skill1'],
    message: 'None of your listed skills appears in your work or projects.',
  },
  'K3: skip when no skill is listed': { without: ['skills'] },
  'K4: pass when three skills are listed and some shown': {
    message: 'You list 3 people skills',
    evidence: ['Led a team of four'],
  },
  'K4: warn when no skill is listed but some are shown': {
    without: ['softSkills'],
    message: 'You list no people skills (3 to 8 are usual), and 3 bullets show one at work.'.replace(/[()]/g, '.'),
  },
  'K4: warn when a client is only a label': {
    changes: { softSkills: [], experience: [{ ...latest, bullets: ['Northern clients bank', 'Tested pages'] }] },
    message: 'no bullet shows one at work',
  },
  'K4: fail when only soft skills are listed and none is shown': {
    changes: { softSkills: ['Punctuality'], skills: [], experience: [] },
  },
  'K5: pass when the headline is the last job title': { evidence: ['Java Developer'] },
  'K5: warn when the headline shares a word with the last job title': {
    changes: { headline: 'Curious developer of things' },
  },
  'K5: fail when there is no headline': {
    without: ['headline'],
    message: 'There is no job title under your name.',
    fix: 'Write the job title you aim for under your name, for example "Java Developer".',
  },
  'K5: fail when the last job was a contract': {
    changes: { experience: [{ ...latest, title: 'Data Analyst (Contract)' }] },
    without: ['headline'],
    fix: 'Write the job title you aim for under your name, for example "Data Analyst".',
  },
  'K5: fail when a graduate has only been an intern': {
    changes: { experience: [{ ...latest, title: 'Intern', isInternship: true }] },
    without: ['headline'],
    fix: 'Write the job title you aim for on the line under your name.',
  },
  'K5: pass when the headline of a graduate is a job title': {
    changes: { headline: 'Dance Instructor' },
    without: ['experience'],
  },
  'K5: fail when a job description without a title is given': {
    changes: { headline: 'Lover of cakes', experience: [{ ...latest, title: '' }] },
    options: { jobDescription: 'Must know Salesforce, Apex and SOQL.' },
    fix: 'Write the job title you aim for on the line under your name.',
  },
  'K6: pass when the long form is beside the short one': {
    changes: { achievements: ['Cut the time of the Root Cause Analysis (RCA)'] },
  },
  'K6: fail when only the short form is used': {
    changes: { achievements: ['Cut the time of the RCA'] },
    evidence: ['Cut the time of the RCA'],
    message: 'RCA is never written out.',
  },
  'K6: skip when a word looks like an abbreviation': {
    changes: { achievements: ['First in Sem 3, Mis-selling stopped'] },
  },
  'K6: skip when no abbreviation is used': {},
  'K7: pass when skills are mentioned with moderation': {},
  'K7: fail when a skill is repeated': {
    changes: { extra: { lines: [Array.from({ length: 40 }, () => 'Kafka').join(' ')] } },
    message: 'Kafka is repeated too often',
    evidence: ['Java, Spring Boot'],
  },
  'K7: fail when text is white among dark text': {
    changes: {
      extra: { lines: ['Hadoop Spark Scala Kafka Hive Pig Flink Storm Beam Airflow Presto'] },
      onLine: (line) => ({ ...line, color: line.text.startsWith('Hadoop') ? '#ffffff' : '#222222' }),
    },
    evidence: ['Hadoop Spark Scala'],
  },
  'K7: pass when all text of a coloured column is white': {
    changes: { onLine: (line) => ({ ...line, color: '#ffffff' }) },
  },
  'K8: pass when the latest job mentions three skills': { message: 'Java' },
  'K8: warn when the latest job mentions one skill': {
    changes: {
      headline: 'Baker',
      skills: ['Docker'],
      experience: [{ ...latest, title: 'Baker', bullets: ['Moved it to Docker'] }],
    },
    evidence: ['Baker | Sahyadri'],
  },
  'K8: fail when the latest job mentions no skill': {
    changes: { skills: ['Docker'], headline: 'Baker', experience: [{ title: 'Baker', bullets: ['Baked bread'] }] },
    message: 'none of your skills',
  },
  'K8: skip when there is no experience': { without: ['experience', 'projects'] },
});
