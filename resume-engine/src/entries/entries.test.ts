import { readCertifications, readProjects, readSummary } from '.';
import { joinBullets } from './bullets/join-bullets';
import { linesOf, sectionOf } from './testing/lines-of';

describe('projects', () => {
  it.each([
    [
      'E-Commerce Website (Capstone Project)\n• Built the shop\n• Deployed it\nTask Manager\n• A to-do list',
      ['E-Commerce Website (Capstone Project)', 'Task Manager'],
      [],
    ],
    [
      'Chat App | React, Node.js, MongoDB\tJan 2023\n• Real-time chat for students',
      ['Chat App'],
      ['React', 'Node.js', 'MongoDB'],
    ],
    [
      'Cheque Gateway | Java, Spring Batch, Oracle\n• Moves images of cheques\nVendor Portal | PHP, MySQL, Redis\n• Onboards vendors',
      ['Cheque Gateway', 'Vendor Portal'],
      ['Java', 'Spring Batch', 'Oracle'],
    ],
    [
      'Ledger Toolkit\nJava, Spring Boot, Kafka\nDesigned a teaching harness for distributed systems.',
      ['Ledger Toolkit'],
      ['Java', 'Spring Boot', 'Kafka'],
    ],
    [
      'Project #1: Online Banking\nEnvironment: Java, Oracle\n• Wrote services\nProject #2: Loans\nEnvironment: .NET, Azure\n• Tested',
      ['Online Banking', 'Loans'],
      ['Java', 'Oracle'],
    ],
    [
      'Project Title: Smart Attendance\nTechnologies Used: Python, OpenCV\nDescription: Marks attendance by face.',
      ['Smart Attendance'],
      ['Python', 'OpenCV'],
    ],
    [
      'tinylm | Link\tJan. 2026\n• Built a language model\nbytetoken | Link\tFeb. 2026\n• Built a tokenizer',
      ['tinylm', 'bytetoken'],
      [],
    ],
  ])('%s', (text, names, technologies) => {
    const projects = readProjects([sectionOf('projects', text)]);
    expect(projects.map(({ name }) => name.value)).toEqual(names);
    expect(projects[0]?.technologies).toEqual(technologies);
    expect(projects[0]?.bullets.length).toBeGreaterThan(0);
  });
});

describe('certificates', () => {
  it.each([
    [
      '• AWS Certified Solutions Architect – Professional, 2022',
      'AWS Certified Solutions Architect – Professional',
      undefined,
      2022,
    ],
    ['Deep Learning Specialization - Coursera (2020)', 'Deep Learning Specialization', 'Coursera', 2020],
    [
      '2022\tAWS Certified Security – Specialty, Amazon Web Services (AWS)',
      'AWS Certified Security – Specialty',
      'Amazon Web Services (AWS)',
      2022,
    ],
    ['Python for Everybody by Coursera, 2021', 'Python for Everybody', 'Coursera', 2021],
    ['Certifications: AWS Certified Cloud Practitioner', 'AWS Certified Cloud Practitioner', undefined, undefined],
    ['• Tally ERP 9 from NIIT Limited', 'Tally ERP 9', 'NIIT Limited', undefined],
  ])('%s', (text, ...expected) => {
    const found = readCertifications([sectionOf('certifications', text)]);
    expect(found.map((one) => [one.name.value, one.issuer?.value, one.date?.value.year])).toEqual([expected]);
  });

  it('excludes achievements of a common section', () => {
    const text = 'Certifications: AWS Certified Cloud Practitioner\nAchievements: Graduated with Distinction';
    expect(readCertifications([sectionOf('certifications', text)])).toHaveLength(1);
  });
});

describe('summary and headline', () => {
  const header = sectionOf('header', 'Jane Smith\nSenior Backend Engineer\njane@example.com | (312) 555-0123');

  it('reads the text below its heading and the title below the name', () => {
    const summary = sectionOf(
      'summary',
      'Backend engineer with ten years of building payment systems that\nstay up under load.',
    );
    const read = readSummary([header, summary]);
    expect(read.headline?.value).toBe('Senior Backend Engineer');
    expect(read.summary?.value).toContain('payment systems that stay up');
  });

  it('reads header prose if there is no heading', () => {
    const text =
      'Jane Smith\njane@example.com\nBackend engineer with ten years of building payment systems that stay up under heavy load.';
    expect(readSummary([sectionOf('header', text)]).summary?.value).toMatch(/^Backend engineer/);
  });

  it('finds nothing in a header without prose', () => {
    expect(readSummary([sectionOf('header', 'Jane Smith\njane@example.com')])).toEqual({});
  });
});

describe('bullets', () => {
  it.each([
    ['• One\n• Two', ['One', 'Two']],
    [
      '• Cut the time of the nightly batch from six hours to\n  forty minutes\n• Two',
      ['Cut the time of the nightly batch from six hours to forty minutes', 'Two'],
    ],
    ['• Parent\n  - Child one\n  - Child two', ['Parent', 'Child one', 'Child two']],
    [
      'First sentence of a text.\n\nAnother one after a gap.',
      ['First sentence of a text.', 'Another one after a gap.'],
    ],
  ])('%s', (text, expected) => {
    expect(joinBullets(linesOf(text)).map((bullet) => bullet.text)).toEqual(expected);
  });
});
