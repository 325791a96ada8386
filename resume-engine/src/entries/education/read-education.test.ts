import { sectionOf } from '../testing/lines-of';
import { readEducation } from './read-education';
import { processorMs } from '../../testing/processor-time';

const educationIn = (text: string) => readEducation([sectionOf('education', text)]).education;
const parts = (...values: (string | undefined)[]) => values.map((value) => value ?? '').join(' | ');

/** Degree | field | institution | start-end of each entry. */
function read(text: string): string[] {
  return educationIn(text).map(({ degree, field, institution, dates }) =>
    parts(
      degree?.value,
      field?.value,
      institution?.value,
      [dates.start?.raw, dates.end?.raw].filter(Boolean).join('-'),
    ),
  );
}

describe('one-line education entries', () => {
  it.each([
    [
      'B.S. in Computer Science, Ridgemont State University\t2014 - 2018',
      'B.S. | Computer Science | Ridgemont State University | 2014-2018',
    ],
    [
      'Ridgemont State University, B.S. in Computer Science\t2018',
      'B.S. | Computer Science | Ridgemont State University | 2018',
    ],
    ['State University — B.F.A. in Graphic Design', 'B.F.A. | Graphic Design | State University | '],
    [
      'M.Sc. in Computer Science — Wingtip University\tJul 2024 - Dec 2025',
      'M.Sc. | Computer Science | Wingtip University | Jul 2024-Dec 2025',
    ],
    [
      'Master of Science in Data Science | Stanford University | 2018',
      'Master of Science | Data Science | Stanford University | 2018',
    ],
    [
      'Bachelor of Science in Computer Science | MIT | Cambridge, MA | 2017',
      'Bachelor of Science | Computer Science | MIT | 2017',
    ],
    ['B.Tech in CSE from XYZ College, Pune with 8.4 CGPA in 2021', 'B.Tech | CSE | XYZ College | 2021'],
    [
      '• B.Sc(Computers)from Vignan Degree College in 2009 - 2012 with 68%',
      'B.Sc(Computers) |  | Vignan Degree College | 2009-2012',
    ],
    ['M.Tech, Vellore Institute of Technology (VIT), 2011', 'M.Tech |  | Vellore Institute of Technology (VIT) | 2011'],
    ['Intermediate (M.P.C), Vignan Junior College, 2009', 'Intermediate (M.P.C) |  | Vignan Junior College | 2009'],
    ['B.Com, Navgujarat Commerce College (Gujarat University), 2011', 'B.Com |  | Navgujarat Commerce College | 2011'],
    ['• Completed B.Com from Gujarat University in 2015 with 74%', 'B.Com |  | Gujarat University | 2015'],
    [
      'B.Tech (CSE), Muthoot Institute of Technology and Science, 2019 - 2023',
      'B.Tech (CSE) |  | Muthoot Institute of Technology and Science | 2019-2023',
    ],
    ['B.E. (CSE), Kongu Engineering College Erode, 2019', 'B.E. (CSE) |  | Kongu Engineering College | 2019'],
    ['M.Sc. in Zoology, Ridgemont University (cum laude), 2012', 'M.Sc. | Zoology | Ridgemont University | 2012'],
    [
      'MES College of Arts, Commerce and Science, B.Com, 2012',
      'B.Com |  | MES College of Arts, Commerce and Science | 2012',
    ],
    ['HNC in Building, Gower College Swansea, 2019', 'HNC | Building | Gower College Swansea | 2019'],
    ['ITI (Electrician), Government ITI, 2019', 'ITI (Electrician) |  | Government ITI | 2019'],
    [
      'ITI (Electrician)\tGovernment Industrial Training Institute\tNCVT\t2019',
      'ITI (Electrician) |  | Government Industrial Training Institute | 2019',
    ],
    [
      'B.Sc. Nursing (First Division), Rajindra Hospital School of Nursing, 2019',
      'B.Sc. Nursing |  | Rajindra Hospital School of Nursing | 2019',
    ],
    ['Class XII (CBSE), Kendriya Vidyalaya, 2017', 'Class XII |  | Kendriya Vidyalaya | 2017'],
    [
      'MBA (Marketing) | Poornima University, Jaipur | 2011 - 2013 | 66%',
      'MBA (Marketing) |  | Poornima University | 2011-2013',
    ],
    [
      '2019 - 2023\tB.E. in Mechanical Engineering, Kongu Engineering College',
      'B.E. | Mechanical Engineering | Kongu Engineering College | 2019-2023',
    ],
    [
      'B.E. in Information Technology, Sri Sairam Engineering College, Anna University, 2014',
      'B.E. | Information Technology | Sri Sairam Engineering College | 2014',
    ],
    [
      'B.Com in Accountancy, H.L. College of Commerce, Gujarat University\t2015',
      'B.Com | Accountancy | H.L. College of Commerce | 2015',
    ],
    [
      'Diploma in Mechanical Engineering - PSG Polytechnic College - 2011 - 86%',
      'Diploma | Mechanical Engineering | PSG Polytechnic College | 2011',
    ],
    ['SSLC, Kamaraj High School, Tamil Nadu State Board, 2008, 90.4%', 'SSLC |  | Kamaraj High School | 2008'],
    [
      'MBA, Symbiosis Institute of Business Management, Pune\t2016',
      'MBA |  | Symbiosis Institute of Business Management | 2016',
    ],
    [
      'Ph.D. in Physics, University of California, Berkeley\t2012 - 2017',
      'Ph.D. | Physics | University of California, Berkeley | 2012-2017',
    ],
    ['B.Tech, IIT, Bombay\t2012 - 2016', 'B.Tech |  | IIT, Bombay | 2012-2016'],
    ['B.Sc., Statistics, cum laude, State University, May 2020', 'B.Sc. | Statistics | State University | May 2020'],
    [
      'B.S. in Education Ridgemont State University, Tampa, FL | May 2014',
      'B.S. | Education | Ridgemont State University | May 2014',
    ],
    [
      'Bachelor of Arts in Psychology University of Ridgemont 2012 - 2016',
      'Bachelor of Arts | Psychology | University of Ridgemont | 2012-2016',
    ],
    [
      'University of Ridgemont Bachelor of Science in Education 2014',
      'Bachelor of Science | Education | University of Ridgemont | 2014',
    ],
    [
      'B.Tech Computer Science Engineering Kongu Engineering College 2019',
      'B.Tech | Computer Science Engineering | Kongu Engineering College | 2019',
    ],
    [
      'Bachelor of Arts in Computer Science, Minor in Business, State University, 2016',
      'Bachelor of Arts | Computer Science, Minor in Business | State University | 2016',
    ],
    ['MSc, Data Science, New York University, NY, 2019', 'MSc | Data Science | New York University | 2019'],
    [
      'B.Tech + M.Tech (Dual Degree) in Mechanical Engineering, Lakeside University, 2017',
      'B.Tech + M.Tech (Dual Degree) | Mechanical Engineering | Lakeside University | 2017',
    ],
    [
      'HSC, Vidya Niketan Matriculation School, Pollachi, 84%\t2019',
      'HSC |  | Vidya Niketan Matriculation School | 2019',
    ],
    ['B.A. Economics, Minor: Statistics, State University, 2016', 'B.A. | Economics | State University | 2016'],
    ['Lakeside College\t2018\nM.Pharm - Cosmetology', 'M.Pharm | Cosmetology | Lakeside College | 2018'],
    ['B.Sc. - Yarmouk University - Irbidia, 2009', 'B.Sc. |  | Yarmouk University | 2009'],
    [
      'GNM, Lakeside School of Nursing, Punjab Nurses Registration Council, 2013',
      'GNM |  | Lakeside School of Nursing | 2013',
    ],
    ['B.Com from Holkar College, Devi Ahilya Vishwavidyalaya in 2011', 'B.Com |  | Holkar College | 2011'],
    ['High School, U.P. Board, 1st Division\t2011', 'High School |  |  | 2011'],
    ['Bachelor of Nursing, Lakeside University, 2013', 'Bachelor of Nursing |  | Lakeside University | 2013'],
    [
      'Master of Business Administration - MBA, Marketing, Lakeside University',
      'Master of Business Administration - MBA | Marketing | Lakeside University | ',
    ],
    ['SSC | Z.P. High School, Wadgaon Budruk | 2009 | 61%', 'SSC |  | Z.P. High School | 2009'],
    ['M.Sc. Physics, Department of Physics, Lakeside University, 2019', 'M.Sc. | Physics | Lakeside University | 2019'],
    [
      'University of Leeds – BSc (Hons) Computer Science (2:1), 2019',
      'BSc (Hons) | Computer Science | University of Leeds | 2019',
    ],
    ['Lakeside University, Boston, MA. B.S., Biology, 2019', 'B.S. | Biology | Lakeside University | 2019'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });
});

describe('education entries in sentences', () => {
  it.each([
    ['10th Passed From CBSE', '10th |  |  | '],
    ['12th passed from U.P. Board, Allahabad in 2012 with 1st division', '12th |  |  | 2012'],
    ['10th Passed - 2012', '10th |  |  | 2012'],
    ['High School from U.P. Board in 2009 (2nd Division)', 'High School |  |  | 2009'],
    ['Graduation from Lakeside University in 2015', 'Graduation |  | Lakeside University | 2015'],
    [
      'Pursuing B.Tech in Computer Science from Kongu Engineering College, Erode with 7.8 CGPA',
      'B.Tech | Computer Science | Kongu Engineering College | ',
    ],
    [
      'Completed B.Sc Computer Science with 7.8 CGPA from Lakeside University, Coimbatore in 2019',
      'B.Sc | Computer Science | Lakeside University | 2019',
    ],
    [
      'B.Tech in Civil Engineering from Lakeside University with an aggregate of 68% in the year 2014.',
      'B.Tech | Civil Engineering | Lakeside University | 2014',
    ],
    [
      'B.tech in civil engineering from lakeside technical university',
      'B.tech | civil engineering | lakeside technical university | ',
    ],
    ['Post Graduation - MBA (HR) from Lakeside University, Lucknow, 2014', 'MBA (HR) |  | Lakeside University | 2014'],
    ['MBA from University of Texas at Dallas, 2012', 'MBA |  | University of Texas at Dallas | 2012'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('are separate on consecutive lines', () => {
    const text =
      '10th Pass from Haryana Board\n12th Pass from Haryana Board\nB.A. Pass from Lakeside University in 2015';
    expect(read(text)).toEqual(['10th |  |  | ', '12th |  |  | ', 'B.A. |  | Lakeside University | 2015']);
  });
});

it.each([
  ['Full Stack Development Course - Udemy - 2021', 'Full Stack Development Course', 'Udemy'],
  ['Programming in Java, NPTEL, 2020', 'Programming in Java', 'NPTEL'],
  [
    'Certificate in Web Development from Infosys Springboard in 2022',
    'Certificate in Web Development',
    'Infosys Springboard',
  ],
])('treats a course of an issuer of certificates as a certificate: %s', (text, name, issuer) => {
  const { education, certifications } = readEducation([
    sectionOf('education', `B.Tech (CSE), Lakeside University, 2022\n\n${text}`),
  ]);
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Lakeside University']);
  expect(certifications.map((one) => [one.name.value, one.issuer?.value])).toEqual([[name, issuer]]);
});

describe('multi-line education entries', () => {
  it.each([
    [
      'B.S. in Computer Science\nRidgemont State University | Aug 2013 - May 2017',
      'B.S. | Computer Science | Ridgemont State University | Aug 2013-May 2017',
    ],
    [
      'Springfield State University\t2013 – 2017\nB.S. Computer Science · GPA 3.7',
      'B.S. | Computer Science | Springfield State University | 2013-2017',
    ],
    [
      'MSc in Public Health | 2016\nUniversity of Leeds\nFinal grade: Merit',
      'MSc | Public Health | University of Leeds | 2016',
    ],
    [
      'B.A. (Hons) in Political Science | 2016 - 2019\nPatna College, 57%',
      'B.A. (Hons) | Political Science | Patna College | 2016-2019',
    ],
    [
      'BMath in Actuarial Science | 2015 - 2019\nMunster Technological University',
      'BMath | Actuarial Science | Munster Technological University | 2015-2019',
    ],
    [
      'Stanford University\nB.S. Computer Science, 2014 - 2018',
      'B.S. | Computer Science | Stanford University | 2014-2018',
    ],
    [
      'State University\tBoston, MA\nBachelor of Engineering\tExpected May 2019',
      'Bachelor of Engineering |  | State University | May 2019',
    ],
    [
      'Caltech\tSep 2022 – Present\nPh.D., Applied Mathematics',
      'Ph.D. | Applied Mathematics | Caltech | Sep 2022-Present',
    ],
    [
      'Ohio Valley State University — Columbus, Ohio\tAug 2019 - May 2023\nB.S. in Computer Science',
      'B.S. | Computer Science | Ohio Valley State University | Aug 2019-May 2023',
    ],
    [
      'Master of Science in Computer Science\nRidgemont State University (STEM) | 2019-2021 |',
      'Master of Science | Computer Science | Ridgemont State University (STEM) | 2019-2021',
    ],
    [
      'State Polytechnic University, Springfield\nBachelor of Science in Computer Engineering, December 2024\nOverall GPA: 3.4',
      'Bachelor of Science | Computer Engineering | State Polytechnic University, Springfield | December 2024',
    ],
    [
      'XYZ University\nBachelor of Science in Computer Science - 3.8 GPA\tSep 2019 - May 2023\n• Coursework: Algorithms',
      'Bachelor of Science | Computer Science | XYZ University | Sep 2019-May 2023',
    ],
    [
      'Degree: B.Tech\nCollege: Kongu Engineering College\nYear of Passing: 2015',
      'B.Tech |  | Kongu Engineering College | 2015',
    ],
    [
      'Full-Stack Web Development Program (2022)\nGeneral Assembly',
      'Full-Stack Web Development Program |  | General Assembly | 2022',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('several education entries', () => {
  it.each([
    [
      'institution first',
      'Lakeside Institute of Technology\tSeattle, WA\nB.S. in Computer Science\tSep. 2024 – Jun. 2027\n• Incoming Courses: Deep Learning, Machine Learning\nNorthgate State University\tHoboken, NJ\nB.S. in Computer Science\tSep. 2022 – May 2024',
      [
        'B.S. | Computer Science | Lakeside Institute of Technology | Sep. 2024-Jun. 2027',
        'B.S. | Computer Science | Northgate State University | Sep. 2022-May 2024',
      ],
    ],
    [
      'degree first',
      'MS Data Science\nRidgemont State University\t2023\nBS Computer Science\nLakeside Institute of Technology\t2015 – 2019',
      [
        'MS | Data Science | Ridgemont State University | 2023',
        'BS | Computer Science | Lakeside Institute of Technology | 2015-2019',
      ],
    ],
    [
      'bullets',
      '• MBA from Poornima University in 2013 with 66%\n• BBA from University of Rajasthan in 2011 with 59%',
      ['MBA |  | Poornima University | 2013', 'BBA |  | University of Rajasthan | 2011'],
    ],
    [
      'no dates',
      'Bachelors in Computer Science, Lakeside University\nHSC, Maharashtra Board\nSSC, Maharashtra Board',
      ['Bachelors | Computer Science | Lakeside University | ', 'HSC |  |  | ', 'SSC |  |  | '],
    ],
    [
      'two degrees of one school',
      'San Jose State University\tExpected Graduation: May 2027\nB.S. in Business Administration\nB.A. in Japanese',
      [
        'B.S. | Business Administration | San Jose State University | May 2027',
        'B.A. | Japanese | San Jose State University | ',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

it('reads labels without a colon', () => {
  const text =
    'Course MBA\nSpecialisation Banking\nInstitute Lakeside University\nPassing Year 2016\nMarks 68%\nCourse B.Com\nInstitute Ridgemont College\nUniversity / Board Lakeside University\nPassing Year 2012 - 2014';
  expect(read(text)).toEqual([
    'MBA | Banking | Lakeside University | 2016',
    'B.Com |  | Ridgemont College | 2012-2014',
  ]);
});

describe('education tables', () => {
  const rows =
    'B.E.\tAnna University\tKongu Engineering College\t2015\t7.4 CGPA\nHSC\tTamil Nadu State Board\tKamaraj High School\t2010\t89.5%';
  const expected = ['B.E. |  | Kongu Engineering College | 2015', 'HSC |  | Kamaraj High School | 2010'];

  it.each([
    ['Qualification\tBoard/University\tInstitute\tYear\t%/CGPA'],
    ['Course\tUniversity / Board\tName of the Institution\tYear of Passing\tPercentage'],
    ['Examination Passed\tUniversity\tSchool/College\tPassing Year\tMarks (%)'],
    ['Degree\tBoard\tCollege\tDuration\tAggregate'],
  ])('with the header %s', (header) => {
    expect(read(`${header}\n${rows}`)).toEqual(expected);
  });

  it('without a header, by the content of the columns', () => {
    const text =
      'B.E.\tKongu Engineering College\t2015\t74%\nHSC\tKamaraj High School\t2010\t89.5%\nSSLC\tKamaraj High School\t2008\t90%';
    expect(read(text)).toEqual([...expected, 'SSLC |  | Kamaraj High School | 2008']);
  });

  it('transposed, with the header on the left', () => {
    const text =
      'Course\tB.E.\tHSC\nCollege\tKongu Engineering College\tKamaraj High School\nYear\t2015\t2010\nMarks\t74%\t89.5%';
    expect(read(text)).toEqual(expected);
  });

  it('assigns boards, grades and serial numbers', () => {
    const text =
      'S.No\tCourse\tBoard\tSchool\tYear\tPercentage\n1\tXII\tCBSE\tKendriya Vidyalaya\t2017\t88.2\n2\tX\tCBSE\tKendriya Vidyalaya\t2015\t91';
    expect(
      educationIn(text).map(({ degree, board, grade }) => [
        degree?.value,
        board?.value,
        grade?.value.value,
        grade?.value.kind,
      ]),
    ).toEqual([
      ['XII', 'CBSE', 88.2, 'percent'],
      ['X', 'CBSE', 91, 'percent'],
    ]);
  });
});

describe('grade, board and place', () => {
  it.each([
    ['B.Tech, XYZ College, Pune, 2021, CGPA: 8.4/10', { value: 8.4, scale: 10, kind: 'cgpa' }],
    ['B.S. in Biology, State University, GPA: 3.7/4.0', { value: 3.7, scale: 4, kind: 'gpa' }],
    ['B.Com, Gujarat University, 2015, 74%', { value: 74, scale: 100, kind: 'percent' }],
    ['B.A., Gujarat University, 2015, First Class', { value: 'First Class', kind: 'class' }],
    ['MBA, Lakeside Institute of Management, 3.21/4.33\t2017', { value: 3.21, kind: 'cgpa' }],
    ['SSC | 2008\nGovt. High School, Angul, 65.2', { value: 65.2, kind: 'percent' }],
    ['MBA | 2016\nIndian Institute of Management Indore, 3.21/4.33', { value: 3.21, kind: 'cgpa' }],
  ])('%s', (text, expected) => {
    expect(educationIn(text)[0]?.grade?.value).toEqual(expected);
  });

  it.each([
    ['Class X, Kendriya Vidyalaya, CBSE, 2015', 'CBSE', undefined],
    ['SSC, Model High School, Nashik, Maharashtra State Board, 2010', 'Maharashtra State Board', 'Nashik'],
    ['MBA, Poornima University, Jaipur, 2013', undefined, 'Jaipur'],
  ])('%s', (text, board, location) => {
    const [entry] = educationIn(text);
    expect([entry?.board?.value, entry?.location?.value]).toEqual([board, location]);
  });
});

it.each([
  ['Relevant Coursework: Data Structures, Algorithms, Operating Systems'],
  ["Honors: Dean's List (four semesters), ACM chapter member"],
  ['• Thesis: Deep Learning at Stanford University'],
])('treats %s as a detail', (detail) => {
  const education = educationIn(`B.S. in Computer Science, State University\t2018\n${detail}`);
  expect(education).toHaveLength(1);
  expect(education[0]?.bullets).toHaveLength(1);
});

it.each([['a, '], ['Degree : '], ['(a'], ['B.Tech '], ['\t1']])('is fast on many repeats of %j', (part) => {
  const started = processorMs();
  educationIn(part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000));
  expect(processorMs() - started).toBeLessThan(2_000);
});

it('reads a table below its caption, with the board on a separate line in the cell', () => {
  const table = `
Details of Examinations Passed
Course\t              Institution / Board\t             Year\t        % of Marks
GNM\t                 St. Martha's School of Nursing\t  2011\t        69.5%
  \t                  Karnataka State Board
SSLC\t                Devamatha High School\t           2006\t        79%`;
  expect(read(table)).toEqual([
    "GNM |  | St. Martha's School of Nursing | 2011",
    'SSLC |  | Devamatha High School | 2006',
  ]);
});
