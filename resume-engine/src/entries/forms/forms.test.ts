import { readExperience } from '../experience/read-experience';
import { readEducation } from '../education/read-education';
import { sectionOf } from '../testing/lines-of';

/** Rows `Label|value` with aligned values; rows without a label continue the value above. */
const form = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split('|'))
    .map(([label = '', value]) => (value === undefined ? ' '.repeat(61) + label : `${label.padEnd(60)}\t${value}`))
    .join('\n');

const experienceIn = (rows: string): string[] =>
  readExperience([sectionOf('experience', form(rows))]).map(({ title, company, dates, bullets }) =>
    [title?.value, company?.value, dates.start?.raw, dates.end?.raw, bullets.length].join(' | '),
  );

const educationIn = (rows: string): string[] =>
  readEducation([sectionOf('education', form(rows))]).education.map(({ degree, field, institution, dates }) =>
    [degree?.value, field?.value, institution?.value, dates.start?.raw, dates.end?.raw].join(' | '),
  );

it.each([
  [
    'the employer behind the work, as Europass has it',
    `Dates|2019 - 2022
     Occupation or position held|Field Coordinator
     Main activities and responsibilities|Supervised 34 health workers in two districts.
     Name and address of employer|Clearwell International, London
     Type of business or sector|Aid
     Dates|2016 - 2019
     Occupation or position held|Programme Officer
     Name and address of employer|Teranga Health Alliance, Dakar`,
    [
      'Field Coordinator | Clearwell International | 2019 | 2022 | 1',
      'Programme Officer | Teranga Health Alliance | 2016 | 2019 | 0',
    ],
  ],
  [
    'the work below what is called the role',
    `Organization|Acme Ltd
     Designation|Engineer
     Period|Jan 2019 - Mar 2021
     Role|• Built the ledger of a bank
     • Kept it for three years
     Organization|Globex Corporation, Pune
     Designation|Trainee
     Period|Jan 2018 - Dec 2018
     Role|• Read the manuals`,
    ['Engineer | Acme Ltd | Jan 2019 | Mar 2021 | 2', 'Trainee | Globex Corporation | Jan 2018 | Dec 2018 | 1'],
  ],
  [
    'another label for the employer of each',
    `Present Employer|Acme Ltd
     Designation|Engineer
     Duration|Jan 2019 - till date
     Previous Employer|Globex Corporation
     Designation|Trainee
     Duration|Jan 2018 - Dec 2018`,
    ['Engineer | Acme Ltd | Jan 2019 | till date | 0', 'Trainee | Globex Corporation | Jan 2018 | Dec 2018 | 0'],
  ],
  [
    'one job alone',
    `Organization|Acme Ltd
     Post held|Engineer
     Tenure|Jan 2019 - till date
     Responsibilities|Built the ledger of a bank.`,
    ['Engineer | Acme Ltd | Jan 2019 | till date | 1'],
  ],
])('reads experience in a form with %s', (_, rows, roles) => {
  expect(experienceIn(rows)).toEqual(roles);
});

it.each([
  [
    'Europass',
    `Dates|2015 - 2019
     Title of qualification awarded|BSc in Geography
     Principal subjects|Maps, weather and stones
     Name and type of organisation providing education and training|University of Leeds
     Dates|2013 - 2015
     Title of qualification awarded|A-Levels
     Name and type of organisation providing education and training|Harrogate High School`,
    ['BSc | Geography | University of Leeds | 2015 | 2019', 'A-Levels |  | Harrogate High School | 2013 | 2015'],
  ],
  [
    'India',
    `Course|B.Com
     Name of the Institute|Holkar College
     Board|Devi Ahilya University
     Year of Passing|2011
     Percentage / CGPA|62%
     Course|HSC
     Name of the Institute|Rizvi College
     Board|Maharashtra State Board
     Year of Passing|2008
     Percentage / CGPA|71%`,
    ['B.Com |  | Holkar College |  | 2011', 'HSC |  | Rizvi College |  | 2008'],
  ],
])('reads education in a form of %s', (_, rows, studies) => {
  expect(educationIn(rows)).toEqual(studies);
});
