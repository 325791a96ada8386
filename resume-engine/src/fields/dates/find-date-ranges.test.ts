import { findDateRanges } from './find-date-ranges';
import { processorMs } from '../../testing/processor-time';

/**
 * `2019-4..2020-12` as year-month of both ends, `P` for a current end, nothing for a missing one.
 */
const shown = (text: string) =>
  findDateRanges(text).map(({ start, end, startRaw, endRaw }) => {
    const last = end === 'present' ? 'P' : end ? [end.year, end.month].filter(Boolean).join('-') : '';
    return `${[start?.year, start?.month].filter(Boolean).join('-')}..${last} ${startRaw}|${endRaw}`;
  });

it.each([
  ['Jan 2019 - Mar 2020', '2019-1..2020-3 Jan 2019|Mar 2020'],
  ['January 2019 – March 2020', '2019-1..2020-3 January 2019|March 2020'],
  ['JAN 2019 — MAR 2020', '2019-1..2020-3 JAN 2019|MAR 2020'],
  ['Jan 2019 to Mar 2020', '2019-1..2020-3 Jan 2019|Mar 2020'],
  ['From Jan 2019 To Mar 2020', '2019-1..2020-3 Jan 2019|Mar 2020'],
  ['Jan. 2019 – Sept. 2020', '2019-1..2020-9 Jan. 2019|Sept. 2020'],
  ['Sep 2019- Oct2020', '2019-9..2020-10 Sep 2019|Oct2020'],
  ["Apr'19 – till date", "2019-4..P Apr'19|till date"],
  ['Apr’19 to May’21', '2019-4..2021-5 Apr’19|May’21'],
  ["Apr '19 - May '21", "2019-4..2021-5 Apr '19|May '21"],
  ['Jan-2019 to Feb-2020', '2019-1..2020-2 Jan-2019|Feb-2020'],
  ['Jan-19 to Feb-20', '2019-1..2020-2 Jan-19|Feb-20'],
  ['Jan 19 - Mar 21', '2019-1..2021-3 Jan 19|Mar 21'],
  ['April, 2019 to Present', '2019-4..P April, 2019|Present'],
  ['01/04/2019 - 31/03/2021', '2019-4..2021-3 01/04/2019|31/03/2021'],
  ['01.04.2019 to till date', '2019-4..P 01.04.2019|till date'],
  ['01-04-2019 to 31-03-2021', '2019-4..2021-3 01-04-2019|31-03-2021'],
  ['04/15/2019 - 06/30/2020', '2019-4..2020-6 04/15/2019|06/30/2020'],
  ['03/2022 - Present', '2022-3..P 03/2022|Present'],
  ['01/2019 - 02/2022', '2019-1..2022-2 01/2019|02/2022'],
  ['12-2018 - 05-2020', '2018-12..2020-5 12-2018|05-2020'],
  ['05.2018 – 11.2020', '2018-5..2020-11 05.2018|11.2020'],
  ['06/19 - 07/20', '2019-6..2020-7 06/19|07/20'],
  ['2019-04 - 2020-11', '2019-4..2020-11 2019-04|2020-11'],
  ['2010-11 - 2012-03', '2010-11..2012-3 2010-11|2012-03'],
  ['2016-10 – 2020-04', '2016-10..2020-4 2016-10|2020-04'],
  ['2019-2021', '2019..2021 2019|2021'],
  ['Dec 2019/Jan 2020', '2019-12..2020-1 Dec 2019|Jan 2020'],
  ['June 2019 - Still Working', '2019-6..P June 2019|Still Working'],
  ['June 2019 to continue', '2019-6..P June 2019|continue'],
  ['2017 - Till', '2017..P 2017|Till'],
  ['Jun 2019 – Expected May 2023', '2019-6..2023-5 Jun 2019|May 2023'],
  ['2019 – 2021', '2019..2021 2019|2021'],
  ['2019 to 2021', '2019..2021 2019|2021'],
  ['2019/2020', '2019..2020 2019|2020'],
  ['2019-21', '2019..2021 2019|21'],
  ['2009-10', '2009..2010 2009|10'],
  ['1998-00', '1998..2000 1998|00'],
  ['FY 2021-22', '2021..2022 2021|22'],
  ['2017 - 21', '2017..2021 2017|21'],
  ["'19 - '21", "2019..2021 '19|'21"],
  ['Since 2019', '2019..P 2019|'],
  ['since Jan 2020', '2020-1..P Jan 2020|'],
  ['w.e.f. 01.04.2019', '2019-4..P 01.04.2019|'],
  ['July 2018 onwards', '2018-7..P July 2018|'],
  ['2021 -', '2021.. 2021|'],
  ['Mar 2021 – ', '2021-3.. Mar 2021|'],
  ['2019 - Present', '2019..P 2019|Present'],
  ['2019 — Current', '2019..P 2019|Current'],
  ['2019-ongoing', '2019..P 2019|ongoing'],
  ['Sept 2020 –Present', '2020-9..P Sept 2020|Present'],
  ['June 2021 till date', '2021-6..P June 2021|till date'],
  ['June 2021 – Till Now', '2021-6..P June 2021|Till Now'],
  ['2018 to date', '2018..P 2018|to date'],
  ['Feb 2020 - now', '2020-2..P Feb 2020|now'],
  ['Feb 2020 to Till Date', '2020-2..P Feb 2020|Till Date'],
  ['August 2017 until today', '2017-8..P August 2017|today'],
  ['(June 2016 – Present)', '2016-6..P June 2016|Present'],
  ['Software Engineer, Acme (Jun 2016 - Jul 2018)', '2016-6..2018-7 Jun 2016|Jul 2018'],
  ['Globex\tJul 2021 - Present', '2021-7..P Jul 2021|Present'],
  ['June–August 2022', '2022-6..2022-8 June|August 2022'],
  ['May to July 2019', '2019-5..2019-7 May|July 2019'],
  ['15th June 2019 to 20th Aug 2020', '2019-6..2020-8 15th June 2019|20th Aug 2020'],
  ['1st Jan 2020 - 31st Mar 2021', '2020-1..2021-3 1st Jan 2020|31st Mar 2021'],
  ['15 Nov 2018 - 20 Feb 2021', '2018-11..2021-2 15 Nov 2018|20 Feb 2021'],
  ['1 Aug 2014 – 15 Dec. 2018', '2014-8..2018-12 1 Aug 2014|15 Dec. 2018'],
  ['Jun 15, 2019 – Aug 2, 2020', '2019-6..2020-8 Jun 15, 2019|Aug 2, 2020'],
  ["1st Jan'20-31st Mar'21", "2020-1..2021-3 1st Jan'20|31st Mar'21"],
  ['janvier 2019 – aujourd’hui', '2019-1..P janvier 2019|aujourd’hui'],
  ['février 2018 à août 2019', '2018-2..2019-8 février 2018|août 2019'],
  ['März 2018 bis heute', '2018-3..P März 2018|heute'],
  ['Okt. 2015 – Dez. 2017', '2015-10..2017-12 Okt. 2015|Dez. 2017'],
  ['enero 2018 - actualidad', '2018-1..P enero 2018|actualidad'],
  ['abril 2016 – septiembre 2018', '2016-4..2018-9 abril 2016|septiembre 2018'],
  ['fevereiro 2018 até atualmente', '2018-2..P fevereiro 2018|atualmente'],
  ['farvari 2018 - agast 2019', '2018-2..2019-8 farvari 2018|agast 2019'],
  ['जनवरी 2018 - मार्च 2019', '2018-1..2019-3 जनवरी 2018|मार्च 2019'],
  ['Spring 2020 - Fall 2021', '2020..2021 Spring 2020|Fall 2021'],
  ['2019 July – 2020 August', '2019-7..2020-8 2019 July|2020 August'],
])('%s is the range %s', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

it.each([
  'May 2020',
  '2 years 10 months',
  '10+2',
  '+91 98765 43210',
  '98765-43210',
  '973-555-2019',
  '(805) 555-2014',
  '1234 2019 5678',
  'Pune - 411001',
  'Mobile: 2019-202020',
  'ISO 9001:2015',
  'Windows 2000 - 2003 servers',
  '8.5/10 - 9.1/10',
  'v2019.1 to v2020.2',
  'Aadhaar 2019 2020 2021',
  '24/7 support',
  'Class 10 - 12',
  'March to the office',
  'B.Tech (2016)',
])('%s is not a range', (text) => {
  expect(findDateRanges(text)).toEqual([]);
});

it('finds both ranges of a line', () => {
  expect(shown('2015 - 2017 Acme; 2018 - 2020 Beta')).toEqual(['2015..2017 2015|2017', '2018..2020 2018|2020']);
});

it('treats two digits up to 40 as this century', () => {
  expect(shown("Jan '40 - Feb '41")).toEqual(["2040-1..1941-2 Jan '40|Feb '41"]);
});

it.each(['2019', 'Jan ', '- ', '9', '1/', 'a', "'", 'Jan 2019 - '])('is fast on 50,000 characters of %j', (piece) => {
  const text = piece.repeat(50_000 / piece.length).slice(0, 2000);
  const started = processorMs();
  findDateRanges(text);
  expect(processorMs() - started).toBeLessThan(1500);
});
