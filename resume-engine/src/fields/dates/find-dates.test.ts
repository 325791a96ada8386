import { findDates } from './find-dates';

const shown = (text: string) =>
  findDates(text).map(({ year, month, day, raw }) => `${[year, month, day].filter(Boolean).join('-')} ${raw}`);

it.each([
  ['May 2020', '2020-5 May 2020'],
  ['Oct2020', '2020-10 Oct2020'],
  ["Sep'18", "2018-9 Sep'18"],
  ['Sept, 2018', '2018-9 Sept, 2018'],
  ['Jun-2019', '2019-6 Jun-2019'],
  ['15 August 1998', '1998-8-15 15 August 1998'],
  ['15th of August, 1998', '1998-8-15 15th of August, 1998'],
  ['August 15, 1998', '1998-8-15 August 15, 1998'],
  ['15/08/1998', '1998-8-15 15/08/1998'],
  ['08/15/1998', '1998-8-15 08/15/1998'],
  ['15.08.98', '1998-8-15 15.08.98'],
  ['1998-08-15', '1998-8-15 1998-08-15'],
  ['07-2015', '2015-7 07-2015'],
  ['7/2015', '2015-7 7/2015'],
  ['2015', '2015 2015'],
  ['Batch of 2015', '2015 2015'],
  ['Summer 2021', '2021 Summer 2021'],
  ['Fall of 2020', '2020 Fall of 2020'],
  ['Q3 FY21', '2021 Q3 FY21'],
  ['Q1 2020', '2020 Q1 2020'],
  ['FY21', '2021 FY21'],
  ['Expected May 2026', '2026-5 May 2026'],
  ['March 2020 (Expected)', '2020-3 March 2020'],
  ['B.Tech 2016 8.4 CGPA', '2016 2016'],
  ['2014\t450\t500', '2014 2014'],
  ['XII\tCBSE\t2014\t88%', '2014 2014'],
  ['Date: 12-11-2023', '2023-11-12 12-11-2023'],
  ['marzo 2019', '2019-3 marzo 2019'],
  ['décembre 2019', '2019-12 décembre 2019'],
  ['Mai 2019', '2019-5 Mai 2019'],
  ['Febuary 2019', '2019-2 Febuary 2019'],
  ['AWS Certified, 2021', '2021 2021'],
  ['outubro 2019', '2019-10 outubro 2019'],
])('%s has the date %s', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

it.each([
  '2 years 10 months',
  '10+2',
  '560001',
  'PIN 411 038',
  '+91 98765 43210',
  '020-2019-1234',
  'Rs. 2000',
  '$2000',
  'ISO 9001:2015',
  'Windows 2000',
  'Windows Server 2019',
  'Office 2016',
  'Served 2000 customers',
  'SQL Server 2012',
  'AutoCAD 2018',
  '2019.1',
  '8.5/10',
  '9876543210',
  'Grew 2020% in a year',
  'Room No. 2021',
  'CGPA 8.9/10',
  'version 2.10',
  'may',
  'Jan',
  'set out',
])('%s has no date', (text) => {
  expect(findDates(text)).toEqual([]);
});
