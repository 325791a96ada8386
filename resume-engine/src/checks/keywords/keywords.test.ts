import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [latest] = ANANYA.experience ?? [];
const many = (count: number) => Array.from({ length: count }, (_, at) => `Skill${at}`);

itJudges([
  { id: 'K1', status: 'pass', when: '15 skills are listed', message: '15 skills', evidence: ['Skills'] },
  { id: 'K1', status: 'warn', when: 'six are listed', changes: { skills: many(6) } },
  { id: 'K1', status: 'fail', when: 'fifty are listed', changes: { skills: many(50) }, message: '50 skills' },
  { id: 'K1', status: 'fail', when: 'there is no list', without: ['skills', 'softSkills'], message: 'We found no list of skills.' },
  { id: 'K2', status: 'pass', when: 'the skills of the role are named', message: 'usual for a Java Developer', evidence: ['Java Developer'] },
  { id: 'K2', status: 'fail', when: 'a job asks for other skills', options: { jobDescription: 'Must know Salesforce, Apex, SOQL and Visualforce. Salesforce and Java wanted.' }, message: 'the job description' },
  { id: 'K2', status: 'skip', when: 'no role can be told', without: ['experience', 'headline', 'skills'], message: 'which role you aim for' },
  { id: 'K3', status: 'pass', when: 'listed skills appear in the work', message: '15 of 15 listed skills' },
  { id: 'K3', status: 'fail', when: 'no listed skill appears in the work', changes: { skills: many(10) }, evidence: ['Skill0', 'Skill1'], message: '0 of 10' },
  { id: 'K3', status: 'skip', when: 'no skill is listed', without: ['skills'] },
  { id: 'K4', status: 'pass', when: 'three are listed and some shown', message: 'You list 3 people skills', evidence: ['Led a team of four'] },
  { id: 'K4', status: 'warn', when: 'none is listed but some are shown', without: ['softSkills'] },
  { id: 'K4', status: 'fail', when: 'only people skills are listed and none is shown', changes: { softSkills: ['Punctuality'], skills: [], experience: [] } },
  { id: 'K5', status: 'pass', when: 'the headline names the last role', evidence: ['Java Developer'] },
  { id: 'K5', status: 'warn', when: 'it shares a word with it', changes: { headline: 'Curious developer of things' } },
  { id: 'K5', status: 'fail', when: 'there is none', without: ['headline'], message: 'There is no job title under your name.' },
  { id: 'K6', status: 'pass', when: 'the long form stands beside the short one', changes: { achievements: ['Cut the time of the Root Cause Analysis (RCA)'] } },
  { id: 'K6', status: 'fail', when: 'only the short form is used', changes: { achievements: ['Cut the time of the RCA'] }, evidence: ['Cut the time of the RCA'] },
  { id: 'K6', status: 'skip', when: 'no abbreviation is used' },
  { id: 'K7', status: 'pass', when: 'skills are named with measure' },
  { id: 'K7', status: 'fail', when: 'a skill is repeated', changes: { extra: { lines: [Array.from({ length: 40 }, () => 'Kafka').join(' ')] } }, message: 'Kafka is repeated', evidence: ['Java, Spring Boot'] },
  { id: 'K7', status: 'fail', when: 'text is white among dark text', changes: { extra: { lines: ['Hadoop Spark Scala Kafka Hive Pig Flink Storm Beam Airflow Presto'] }, onLine: (line) => ({ ...line, color: line.text.startsWith('Hadoop') ? '#ffffff' : '#222222' }) }, evidence: ['Hadoop Spark Scala'] },
  { id: 'K7', status: 'pass', when: 'all text of a coloured column is white', changes: { onLine: (line) => ({ ...line, color: '#ffffff' }) } },
  { id: 'K8', status: 'pass', when: 'the latest work names three skills', message: 'Java' },
  { id: 'K8', status: 'warn', when: 'it names one', changes: { headline: 'Baker', skills: ['Docker'], experience: [{ ...latest, title: 'Baker', bullets: ['Moved it to Docker'] }] }, evidence: ['Baker | Sahyadri'] },
  { id: 'K8', status: 'fail', when: 'it names none', changes: { skills: ['Docker'], headline: 'Baker', experience: [{ title: 'Baker', bullets: ['Baked bread'] }] }, message: 'none of your skills' },
  { id: 'K8', status: 'skip', when: 'there is no work', without: ['experience', 'projects'] },
]); // prettier-ignore
