import { cleanItem } from './clean-item';
import { isSkill } from './is-skill';
import { splitItems } from './split-items';

const skills = (text: string) =>
  splitItems(text)
    .map((piece) => cleanItem(piece).text)
    .filter(isSkill);

it.each([
  ['Python, Java, SQL', ['Python', 'Java', 'SQL']],
  ['Good knowledge of GST, TDS, PF and ESIC.', ['GST', 'TDS', 'PF', 'ESIC']],
  ['Hands-on experience in Ledger Scrutiny and A/B Testing.', ['Ledger Scrutiny', 'A/B Testing']],
  ['Python; Java; SQL', ['Python', 'Java', 'SQL']],
  ['Python | Java | SQL', ['Python', 'Java', 'SQL']],
  ['Python • Java • SQL', ['Python', 'Java', 'SQL']],
  ['Python · Java · SQL', ['Python', 'Java', 'SQL']],
  ['Python ~ Java ~ SQL', ['Python', 'Java', 'SQL']],
  ['Python / Java / SQL', ['Python', 'Java', 'SQL']],
  ['Python\tJava\tSQL', ['Python', 'Java', 'SQL']],
  ['Python   Java   SQL', ['Python', 'Java', 'SQL']],
  ['Python Java MySQL Kafka', ['Python', 'Java', 'MySQL', 'Kafka']],
  ['• House Wiring\t• Motor Winding', ['House Wiring', 'Motor Winding']],
  ['Python, Java, and SQL', ['Python', 'Java', 'SQL']],
  ['Java and Python', ['Java', 'Python']],
  ['React & Redux', ['React', 'Redux']],
  ['Jigs & Fixtures', ['Jigs & Fixtures']],
  ['C/C++', ['C/C++']],
  ['C, C++, C#', ['C', 'C++', 'C#']],
  ['C, R, Go', ['C', 'R', 'Go']],
  ['CI/CD, TCP/IP, PL/SQL', ['CI/CD', 'TCP/IP', 'PL/SQL']],
  ['CI / CD', ['CI / CD']],
  ['HTML/CSS', ['HTML/CSS']],
  ['.NET, ASP.NET, Node.js', ['.NET', 'ASP.NET', 'Node.js']],
  ['R&D, M&A', ['R&D', 'M&A']],
  ['GD&T', ['GD&T']],
  ['Microsoft Word/Excel/PowerPoint', ['Microsoft Word/Excel/PowerPoint']],
  ['AWS (EC2, S3)', ['AWS (EC2, S3)']],
  ['Python (Advanced)', ['Python']],
  ['Python (5 years)', ['Python']],
  ['Python (5+ yrs), Java (2 years)', ['Python', 'Java']],
  ['Python - Advanced', ['Python']],
  ['Python – Expert', ['Python']],
  ['Python: Intermediate', ['Python']],
  ['Python 4/5', ['Python']],
  ['Python - 8/10', ['Python']],
  ['Python 90%', ['Python']],
  ['Python ★★★★☆', ['Python']],
  ['Python ●●●○○', ['Python']],
  ['Advanced Excel', ['Advanced Excel']],
  ['Working knowledge of Tally', ['Tally']],
  ['Proficient in MS Office', ['MS Office']],
  ['Tally ERP 9, GST Returns, TDS', ['Tally ERP 9', 'GST Returns', 'TDS']],
  ['AutoCAD, SolidWorks, CATIA V5', ['AutoCAD', 'SolidWorks', 'CATIA V5']],
  ['IV Cannulation, ECG Monitoring', ['IV Cannulation', 'ECG Monitoring']],
  ['Team player', ['Team player']],
  ['Ability to work under pressure', ['Ability to work under pressure']],
  ['Java 8, Struts 2, Oracle 12c', ['Java 8', 'Struts 2', 'Oracle 12c']],
  ['Amazon Web Services, Raspberry Pi', ['Amazon Web Services', 'Raspberry Pi']],
  ['Distributed Systems.', ['Distributed Systems']],
  ['- Kotlin', ['Kotlin']],
  ['➢ Patient Care', ['Patient Care']],
  ['C++17, MATLAB/Simulink, CAN bus', ['C++17', 'MATLAB/Simulink', 'CAN bus']],
  ['ISO 26262, MISRA C', ['ISO 26262', 'MISRA C']],
])('%s lists %j', (text, expected) => {
  expect(skills(text)).toEqual(expected);
});

it.each([
  'English',
  'Hindi (native)',
  'Fluent in Spanish',
  'Advanced',
  '4/5',
  '★★★☆☆',
  'Jan 2019 - Mar 2020',
  'asha@example.com',
  'https://example.com',
  '2019',
  'I have worked on many projects in the cloud',
  'Developed a billing platform for two million customers',
  'Others',
  'Skills',
  'Languages',
  'Good at explaining to finance people why two dashboards disagree',
])('%s has no skill', (text) => {
  expect(skills(text)).toEqual([]);
});
