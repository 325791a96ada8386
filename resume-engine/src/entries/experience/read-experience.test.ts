import { sectionOf } from '../testing/lines-of';
import { readExperience } from './read-experience';
import { processorMs } from '../../testing/processor-time';

/** Title | company | location | start | end of each entry. */
function read(text: string): string[] {
  return readExperience([sectionOf('experience', text)]).map(({ title, company, location, dates }) =>
    [title?.value, company?.value, location?.value, dates.start?.raw, dates.end?.raw]
      .map((part) => part ?? '')
      .join(' | '),
  );
}

/** What is read of a job at Globex. */
const globex = (place = '') => `Software Engineer | Globex Corporation | ${place} | Jul 2021 | Present`;
const bullets = '\n• Built the billing platform for two million users\n• Cut the latency by a third';
const other = '\n\nData Analyst, Initech Analytics\nJun 2018 - Jun 2021\n• Built dashboards for the board';

describe('one-line heads of experience entries', () => {
  it.each([
    ['Software Engineer, Globex Corporation\tJul 2021 - Present', globex()],
    ['Globex Corporation, Software Engineer\tJul 2021 - Present', globex()],
    ['Software Engineer - Globex Corporation (Jul 2021 - Present)', globex()],
    ['Globex Corporation — Software Engineer, Jul 2021 - Present', globex()],
    ['Software Engineer | Globex Corporation | Pune | Jul 2021 - Present', globex('Pune')],
    ['Software Engineer at Globex Corporation, Jul 2021 - Present', globex()],
    ['Software Engineer @ Globex Corporation\tJul 2021 - Present', globex()],
    ['Jul 2021 - Present\tSoftware Engineer, Globex Corporation', globex()],
    ['Jul 2021 - Present: Software Engineer, Globex Corporation', globex()],
    [
      'Staff Nurse - Medical ICU - Caritas Mission Hospital, Kottayam\tJul 2021 - Present',
      'Staff Nurse - Medical ICU | Caritas Mission Hospital | Kottayam | Jul 2021 | Present',
    ],
    [
      'Area Sales Manager (Rajasthan) – Marigold Foods India Pvt Ltd\tJul 2021 - Present',
      'Area Sales Manager (Rajasthan) | Marigold Foods India Pvt Ltd |  | Jul 2021 | Present',
    ],
    ['Globex Corporation / Software Engineer\tJul 2021 - Present', globex()],
    ['Jul 2021 - Present: Globex Corporation, Pune as Software Engineer', globex('Pune')],
    ['Software Engineer (Bengaluru), Globex Corporation\tJul 2021 - Present', globex('Bengaluru')],
    ['Software Engineer\tGlobex Corporation\tJul 2021 - Present', globex()],
    ['Software Engineer (Globex Corporation)\tJul 2021 - Present', globex()],
    ['Software Engineer · Globex Corporation · Austin, TX · Jul 2021 - Present', globex('Austin, TX')],
    [
      'Senior QA Engineer, Northwind Systems, Portland, OR (Mar 2021 - Present)',
      'Senior QA Engineer | Northwind Systems | Portland, OR | Mar 2021 | Present',
    ],
    [
      'Infosys Limited, Pune – Senior Software Engineer\tApr 2019 – Mar 2022',
      'Senior Software Engineer | Infosys Limited | Pune | Apr 2019 | Mar 2022',
    ],
    [
      'Accountant, Sharma & Associates, Jaipur (01.04.2015 to 31.03.2018)',
      'Accountant | Sharma & Associates | Jaipur | 01.04.2015 | 31.03.2018',
    ],
    [
      'Staff Nurse, Apollo Hospitals, Chennai\t2019 - till date',
      'Staff Nurse | Apollo Hospitals | Chennai | 2019 | till date',
    ],
    [
      'Acme Cloud, Inc. — Solutions Engineer, Jan 2021 - Present',
      'Solutions Engineer | Acme Cloud, Inc. |  | Jan 2021 | Present',
    ],
    [
      'Product Manager, Tallgrass Software, Inc., Denver, CO\tJan 2021 - Present',
      'Product Manager | Tallgrass Software, Inc. | Denver, CO | Jan 2021 | Present',
    ],
    [
      "Project Manager, Larsen & Toubro Limited\tApr'19 - Mar'22",
      "Project Manager | Larsen & Toubro Limited |  | Apr'19 | Mar'22",
    ],
    [
      'Manager - Accounts & Taxation, Sabarmati Chemicals Limited, Ahmedabad\t06/2021 - 08/2023',
      'Manager - Accounts & Taxation | Sabarmati Chemicals Limited | Ahmedabad | 06/2021 | 08/2023',
    ],
    [
      'Platform Engineering Intern, Northwind Technology. San Jose, California\tMay 2023 - Aug 2023',
      'Platform Engineering Intern | Northwind Technology | San Jose, California | May 2023 | Aug 2023',
    ],
    [
      'Java Developer (Contract) | Wipro Technologies | Hyderabad | Jan 2018 - Dec 2019',
      'Java Developer (Contract) | Wipro Technologies | Hyderabad | Jan 2018 | Dec 2019',
    ],
    [
      'Java Developer, Wipro Technologies (Contract), Hyderabad\tJan 2018 - Dec 2019',
      'Java Developer | Wipro Technologies | Hyderabad | Jan 2018 | Dec 2019',
    ],
    [
      'Marketing Coordinator, Lakeshore Dental Partners, LLC, Evanston, IL\t2015 - 2017',
      'Marketing Coordinator | Lakeshore Dental Partners, LLC | Evanston, IL | 2015 | 2017',
    ],
    ['Site Engineer ~ Acme Constructions Ltd ~ 2015 - 2017', 'Site Engineer | Acme Constructions Ltd |  | 2015 | 2017'],
    ['Home Tutor | Self Employed | 2019 - 2022', 'Home Tutor | Self Employed |  | 2019 | 2022'],
    ['Freelance\tWeb Developer\t2019 - 2022', 'Web Developer | Freelance |  | 2019 | 2022'],
    ['Commis I, Lakeside Hotel\t2009 - 2014', 'Commis I | Lakeside Hotel |  | 2009 | 2014'],
    ['Salesman - Petra Star for Textiles\t2009 - 2014', 'Salesman | Petra Star for Textiles |  | 2009 | 2014'],
    [
      'Plat Corp.\tSeoul, South Korea\nSoftware Engineer\tJan. 2016 - Jun. 2017',
      'Software Engineer | Plat Corp. | Seoul, South Korea | Jan. 2016 | Jun. 2017',
    ],
    [
      'Globex | Software Engineering Intern\nExpected June 2014 – Sep 2014 | Pune',
      'Software Engineering Intern | Globex | Pune | June 2014 | Sep 2014',
    ],
    [
      'Fitter, Globex Autoline Pvt. Ltd. — Paithania\t2015 - 2017',
      'Fitter | Globex Autoline Pvt. Ltd. |  | 2015 | 2017',
    ],
    [
      'Commis, Coral Bay Beach Hotel, Candolima\t2015 - 2017',
      'Commis | Coral Bay Beach Hotel | Candolima | 2015 | 2017',
    ],
    ['Director, Finance (2015 - Present)', 'Director, Finance |  |  | 2015 | Present'],
    [
      'Sales Executive in Kotak Mahindra Bank from Jan 2018 to Dec 2019',
      'Sales Executive | Kotak Mahindra Bank |  | Jan 2018 | Dec 2019',
    ],
    [
      'Sr. Executive (HR & Admin) at Vardhman Textiles, Ludhiana (Jan 2014 – Mar 2018)',
      'Sr. Executive (HR & Admin) | Vardhman Textiles | Ludhiana | Jan 2014 | Mar 2018',
    ],
    [
      'Manager (Operations), Blue Dart Express Ltd, Mumbai\t2015 - 2018',
      'Manager (Operations) | Blue Dart Express Ltd | Mumbai | 2015 | 2018',
    ],
  ])('%s', (line, expected) => {
    expect(read(line + bullets)).toEqual([expected]);
  });
});

describe('heads of experience entries in two or three lines', () => {
  it.each([
    [
      'Field Coordinator | Mar 2017 - Oct 2020\nTeranga Health Alliance, Ziguinchor, Senegal\n• Supervised 34 workers',
      'Field Coordinator | Teranga Health Alliance | Ziguinchor, Senegal | Mar 2017 | Oct 2020',
    ],
    ['Software Engineer\nGlobex Corporation\nJul 2021 - Present', globex()],
    ['Globex Corporation\nSoftware Engineer\nJul 2021 - Present', globex()],
    ['Jul 2021 - Present\nSoftware Engineer\nGlobex Corporation', globex()],
    ['Jul 2021 - Present\nGlobex Corporation, Pune\nSoftware Engineer', globex('Pune')],
    ['Software Engineer\nJul 2021 - Present\nGlobex Corporation – Springfield, IL', globex('Springfield, IL')],
    ['Globex Corporation\tPune, India\nSoftware Engineer\tJul 2021 - Present', globex('Pune, India')],
    ['Globex Corporation\tJul 2021 - Present\nSoftware Engineer', globex()],
    ['Software Engineer\tJul 2021 - Present\nGlobex Corporation | Austin, TX', globex('Austin, TX')],
    ['Software Engineer, Globex Corporation\nJul 2021 - Present | Remote', globex('Remote')],
    [
      'Software Engineer\nGlobex Corp · Austin, TX · Jan 2016 - Dec 2018',
      'Software Engineer | Globex Corp | Austin, TX | Jan 2016 | Dec 2018',
    ],
    [
      'Data Analyst\nOhio Valley State University — IT Service Desk — Columbus, Ohio\tJan 2023 - May 2024',
      'Data Analyst | Ohio Valley State University — IT Service Desk | Columbus, Ohio | Jan 2023 | May 2024',
    ],
    [
      'Quality Assurance Intern (40 hours per week)\nJune 2023 – Sept. 2023\nNorthwind Robotics – Springfield, IL',
      'Quality Assurance Intern (40 hours per week) | Northwind Robotics | Springfield, IL | June 2023 | Sept. 2023',
    ],
    [
      'Founder & CEO · Meridian Labs, Chicago, IL · Executive Team\n03/2022 - Present',
      'Founder & CEO | Meridian Labs | Chicago, IL | 03/2022 | Present',
    ],
    [
      'Software Engineer II, Payments Platform\tAug 2024 - Present\nWingtip Financial | Chicago, IL',
      'Software Engineer II, Payments Platform | Wingtip Financial | Chicago, IL | Aug 2024 | Present',
    ],
    ['Composer\nNorthwind Ensemble · Boston, MA · 2022', 'Composer | Northwind Ensemble | Boston, MA |  | 2022'],
    [
      'Branch Manager\nHDFC Bank Ltd, Nagpur\nApril 2017 to till date',
      'Branch Manager | HDFC Bank Ltd | Nagpur | April 2017 | till date',
    ],
    [
      'Infosys Ltd.\nSenior Software Engineer\nBengaluru, Karnataka\nJan 2018 – Present',
      'Senior Software Engineer | Infosys Ltd. | Bengaluru, Karnataka | Jan 2018 | Present',
    ],
    [
      'Sr. Engineering Manager\nNorthwind Systems - Customer Experience Engineering\n04/2021 - Present Austin, TX',
      'Sr. Engineering Manager | Northwind Systems - Customer Experience Engineering | Austin, TX | 04/2021 | Present',
    ],
  ])('%s', (head, expected) => {
    expect(read(head + bullets)).toEqual([expected]);
    expect(read(head + bullets + other)).toEqual([
      expected,
      'Data Analyst | Initech Analytics |  | Jun 2018 | Jun 2021',
    ]);
  });
});

describe('labels and sentences', () => {
  it.each([
    [
      'Organization: Infosys Limited\nDesignation: Senior Software Engineer\nDuration: Jan 2018 – till date',
      'Senior Software Engineer | Infosys Limited |  | Jan 2018 | till date',
    ],
    [
      'Company Name : Wipro Technologies\nRole : Test Engineer\nPeriod : Jan 2015 to Dec 2017\nLocation : Chennai',
      'Test Engineer | Wipro Technologies | Chennai | Jan 2015 | Dec 2017',
    ],
    [
      'Employer\t:\tTata Motors Ltd\nDesignation\t:\tAssistant Manager\nDuration\t:\t04/2012 - 03/2016',
      'Assistant Manager | Tata Motors Ltd |  | 04/2012 | 03/2016',
    ],
    [
      'Designation: Primary Teacher\nName of the School: Little Flower Convent School\nDuration: 2013 - 2017',
      'Primary Teacher | Little Flower Convent School |  | 2013 | 2017',
    ],
    [
      'Vidya Vardhaka Public School, Mysuru\nDesignation: Primary Teacher\nDuration: 2017 - Present',
      'Primary Teacher | Vidya Vardhaka Public School | Mysuru | 2017 | Present',
    ],
    [
      'Worked as Software Engineer at Infosys Ltd, Pune from June 2015 to May 2018.',
      'Software Engineer | Infosys Ltd | Pune | June 2015 | May 2018',
    ],
    [
      'Working as a Senior Accountant with Doshi Traders Pvt Ltd since June 2018.',
      'Senior Accountant | Doshi Traders Pvt Ltd |  | June 2018 | ',
    ],
    [
      'Currently working with Tata Consultancy Services as Team Lead since Jan 2020.',
      'Team Lead | Tata Consultancy Services |  | Jan 2020 | ',
    ],
    [
      'Worked with Anamallai Castings Ltd, Coimbatore as Maintenance Engineer from Aug 2016 to Dec 2019.',
      'Maintenance Engineer | Anamallai Castings Ltd | Coimbatore | Aug 2016 | Dec 2019',
    ],
    [
      '• Worked as Site Engineer in Shapoorji Constructions Pvt Ltd from 2014 to 2016.',
      'Site Engineer | Shapoorji Constructions Pvt Ltd |  | 2014 | 2016',
    ],
    [
      'Worked at Big Bazaar for 2 years as a Department Manager (2018 to 2020)',
      'Department Manager | Big Bazaar |  | 2018 | 2020',
    ],
    [
      '2 Years Experience in Bajaj Finance Ltd as Collection Executive (2018 to 2020)',
      'Collection Executive | Bajaj Finance Ltd |  | 2018 | 2020',
    ],
    [
      'Two Year worked as a Sales Executive at Kotak Mahindra Bank, Kanpur 2018 to 2020',
      'Sales Executive | Kotak Mahindra Bank | Kanpur | 2018 | 2020',
    ],
    [
      'I have worked in HDFC Bank as Relationship Officer since 2 years (2018 - 2020)',
      'Relationship Officer | HDFC Bank |  | 2018 | 2020',
    ],
    [
      'Client: Bank of America, Charlotte, NC\tJan 2018 – Present\nRole: Java Developer',
      'Java Developer | Bank of America | Charlotte, NC | Jan 2018 | Present',
    ],
  ])('%s', (head, expected) => {
    expect(read(head)).toEqual([expected]);
  });

  it('joins a wrapped sentence', () => {
    const text =
      '• Worked with Lakshmi Textile Machines, Tirupur as Graduate Engineer Trainee from Jul\n  2015 to Jul 2016.';
    expect(read(text)).toEqual([
      'Graduate Engineer Trainee | Lakshmi Textile Machines | Tirupur | Jul 2015 | Jul 2016',
    ]);
  });
});

describe('several experience entries', () => {
  it.each([
    [
      'a banner with the titles held below it',
      'Acme Corporation\n  Staff Engineer, Platform Infrastructure\tAug 2024 - Present\n    • Led the platform\n  Senior Engineer, Payments Core\tJul 2022 - Aug 2024\n    • Built the rails\n  Engineer, Identity Services\tAug 2020 - Jul 2022\n    • Shipped sign-on',
      [
        'Staff Engineer, Platform Infrastructure | Acme Corporation |  | Aug 2024 | Present',
        'Senior Engineer, Payments Core | Acme Corporation |  | Jul 2022 | Aug 2024',
        'Engineer, Identity Services | Acme Corporation |  | Aug 2020 | Jul 2022',
      ],
    ],
    [
      'a banner with its own dates',
      '**Infosys Limited, Pune**\t2014 - 2022\nTechnology Lead\tJan 2019 - Mar 2022\n• Led nine people\nSenior Software Engineer\tApr 2014 - Dec 2018\n• Wrote services',
      [
        'Technology Lead | Infosys Limited | Pune | Jan 2019 | Mar 2022',
        'Senior Software Engineer | Infosys Limited | Pune | Apr 2014 | Dec 2018',
      ],
    ],
    [
      'dates as headings with bullets below them',
      'Mar 2021 - Present\n• Staff Engineer, Globex Systems LLC\n• Led the payments platform migration across 14 regional services\nJun 2017 - Feb 2021\n• Senior Engineer, Initech Analytics\n• Rebuilt the ingest pipeline handling 3M events per day',
      [
        'Staff Engineer | Globex Systems LLC |  | Mar 2021 | Present',
        'Senior Engineer | Initech Analytics |  | Jun 2017 | Feb 2021',
      ],
    ],
    [
      'no dates',
      'Production Intern\nExample Opera Company\n• Supported ticketing and stage assignments\nCommunity Outreach Coordinator\nExample Arts Nonprofit Inc\n• Organized volunteer schedules',
      [
        'Production Intern | Example Opera Company |  |  | ',
        'Community Outreach Coordinator | Example Arts Nonprofit Inc |  |  | ',
      ],
    ],
    [
      'one bullet a role',
      '• Area Sales Manager, Swad Foods India Ltd., Apr-2020 to Present\n• Sales Officer, Aravalli Dairy Products, Nov-2015 to Mar-2020',
      [
        'Area Sales Manager | Swad Foods India Ltd. |  | Apr-2020 | Present',
        'Sales Officer | Aravalli Dairy Products |  | Nov-2015 | Mar-2020',
      ],
    ],
    [
      'a dated employer in the same type as its titles',
      'Northwind Traders Inc, Chicago, IL\t2008 - Present\nDirector, Finance (2015 - Present)\n• Led the budget\nManager, Financial Planning (2011 - 2015)\n• Built the forecast',
      [
        'Director, Finance | Northwind Traders Inc | Chicago, IL | 2015 | Present',
        'Manager, Financial Planning | Northwind Traders Inc | Chicago, IL | 2011 | 2015',
      ],
    ],
    [
      'heads that run into their duties',
      'Electrician (Maintenance) at Godavari Autoline Components Pvt. Ltd., Waluj\n(05/2021 to Till Now). Daily maintenance of 40 press machines and compressors in\ntwo shifts.\nWireman at Shri Sai Electricals, Waluj (03/2018 to 02/2020). House wiring and\nearthing.',
      [
        'Electrician (Maintenance) | Godavari Autoline Components Pvt. Ltd. | Waluj | 05/2021 | Till Now',
        'Wireman | Shri Sai Electricals | Waluj | 03/2018 | 02/2020',
      ],
    ],
    [
      'titles after dashes below an employer',
      'Northwind Traders Inc, Chicago, IL\n- Director, Finance (2015 - Present)\n  • Led the budget\n- Manager, Financial Planning (2011 - 2015)\n  • Built the forecast\n- Analyst (Treasury) (2008 - 2011)\n  • Reported the cash',
      [
        'Director, Finance | Northwind Traders Inc | Chicago, IL | 2015 | Present',
        'Manager, Financial Planning | Northwind Traders Inc | Chicago, IL | 2011 | 2015',
        'Analyst (Treasury) | Northwind Traders Inc | Chicago, IL | 2008 | 2011',
      ],
    ],
    [
      'titles and places below employers, in one type',
      'Contoso Software\n5 years 3 months\nSenior Software Engineer\nJanuary 2020 - Present (3 years 4 months)\nPune, Maharashtra, India\nSoftware Engineer\nFebruary 2018 - December 2019 (1 year 11 months)\nPune\nGlobex Labs\nSoftware Engineer\nJune 2015 - January 2018 (2 years 8 months)\nBengaluru Area, India',
      [
        'Senior Software Engineer | Contoso Software | Pune, Maharashtra, India | January 2020 | Present',
        'Software Engineer | Contoso Software | Pune | February 2018 | December 2019',
        'Software Engineer | Globex Labs | Bengaluru Area, India | June 2015 | January 2018',
      ],
    ],
    [
      'sentences on consecutive full lines',
      'Presently working with Reliance Retail Ltd, Mumbai as Store Manager from June 2019 to till date.\nPreviously worked with Big Bazaar, Thane as Department Manager from May 2015 to May 2019.',
      [
        'Store Manager | Reliance Retail Ltd | Mumbai | June 2019 | till date',
        'Department Manager | Big Bazaar | Thane | May 2015 | May 2019',
      ],
    ],
    [
      'numbered labels',
      '1) Company: Reliance Retail Ltd\nDesignation: Store Manager\nPeriod: June 2019 to till date\n2) Company: Big Bazaar\nDesignation: Department Manager\nPeriod: May 2015 to May 2019',
      [
        'Store Manager | Reliance Retail Ltd |  | June 2019 | till date',
        'Department Manager | Big Bazaar |  | May 2015 | May 2019',
      ],
    ],
    [
      'an unknown company, recognized by the order of the others',
      'Quillon\nProduct Designer\tJan 2021 - Present\n• Led the redesign\n\nBrightside Studio Ltd\nProduct Designer\tJun 2017 - Dec 2020\n• Designed three apps',
      [
        'Product Designer | Quillon |  | Jan 2021 | Present',
        'Product Designer | Brightside Studio Ltd |  | Jun 2017 | Dec 2020',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('lines that are not an experience entry', () => {
  it.each([
    ['Project #1: Online Banking\nClient: HDFC Bank\nEnvironment: Java, Spring\n• Developed services'],
    ['Project: Loans\tJan 2019 – Mar 2020\nClient: ICICI Bank Ltd\nRole: Developer\nTeam Size: 6\n• Tested the module'],
    ['Client\tSwad Foods India Ltd. (internal)\nTeam Size\t7\nResponsibilities\tLooked after yearly sales'],
    ['Roles & Responsibilities:\n• Led a migration from Jan 2019 to Mar 2020 with Oracle Corporation'],
    ['Technologies: Java, Spring Boot, Oracle'],
    ['Handled the migration of the ledger from 2019 to 2021'],
    ['Deputed to Germany for training (Jan 2019 – Jun 2019)'],
    ['Awarded Best Employee 2019-2020'],
    ['Responsible for branch operations during Jan 2019 – Mar 2020'],
    ['Implementation of SAP for Tata Motors, Jan 2019 - Dec 2020'],
    ['Sales grew by 30% (2019 - 2020) in the western region'],
    ['From Jan 2022 to Mar 2023 I led the migration to AWS.'],
  ])('below an employer: %s', (below) => {
    expect(read(`Infosys Limited, Pune\tJan 2018 – Present\nSenior Software Engineer\n${below}`)).toEqual([
      'Senior Software Engineer | Infosys Limited | Pune | Jan 2018 | Present',
    ]);
  });

  it.each([
    [''],
    ['Fresher'],
    ['I am looking for a first job where I can learn and grow.'],
    ['• Quick learner\n• Team player'],
  ])('a section without experience: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('employment tables', () => {
  it.each([
    [
      'with from and to',
      'S. No.\tOrganisation\tDesignation\tFrom\tTo\n1\tHarbour Line BPO Services\tTeam Lead\t10/2019\tPresent\n2\tTeleworld Contact Centre Pvt Ltd\tCustomer Care Executive\t06/2014\t03/2017',
      [
        'Team Lead | Harbour Line BPO Services |  | 10/2019 | Present',
        'Customer Care Executive | Teleworld Contact Centre Pvt Ltd |  | 06/2014 | 03/2017',
      ],
    ],
    [
      'with a period',
      'Company\tPosition\tDuration\tLocation\nTata Motors Ltd\tAssistant Manager\tApr 2012 - Mar 2016\tPune\nBajaj Auto Ltd\tTrainee Engineer\tJul 2010 - Mar 2012\tPune',
      [
        'Assistant Manager | Tata Motors Ltd | Pune | Apr 2012 | Mar 2016',
        'Trainee Engineer | Bajaj Auto Ltd | Pune | Jul 2010 | Mar 2012',
      ],
    ],
    [
      'without a header',
      'Tata Motors Ltd\tAssistant Manager\tApr 2012 - Mar 2016\nBajaj Auto Ltd\tProduction Engineer\tJul 2010 - Mar 2012',
      [
        'Assistant Manager | Tata Motors Ltd |  | Apr 2012 | Mar 2016',
        'Production Engineer | Bajaj Auto Ltd |  | Jul 2010 | Mar 2012',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

it('reads experience below other headings only if no heading announces it', () => {
  const text =
    'Eight years of test engineering.\n\nQA Engineer, Contoso Labs, Seattle, WA (Jun 2018 - Feb 2021)\n• Wrote the suite';
  expect(readExperience([sectionOf('custom', text)])).toHaveLength(1);
  expect(
    readExperience([sectionOf('custom', text), sectionOf('experience', `Clerk, Acme Ltd\t2019 - 2020${bullets}`)]),
  ).toHaveLength(1);
});

it.each([
  ['Industrial Training', 1],
  ['Trainings Attended', 0],
])('reads a job below the heading %s', (heading, count) => {
  const training = sectionOf('training', 'Junior Engineer, Durgapur Steel Works\tDec 2020 - Jan 2021');
  const [line] = sectionOf('training', heading).lines;
  expect(readExperience([{ ...training, heading: line! }])).toHaveLength(count);
});

it('reads internships below a heading about training', () => {
  const job = sectionOf('experience', `Clerk, Acme Ltd\t2019 - 2020${bullets}`);
  const training = sectionOf(
    'training',
    'Software Intern\tJan 2018 - Jun 2018\nNoyyal Infotech Pvt Ltd\n\nCourse on fire safety, Acme Ltd\t2019 - 2020',
  );
  expect(readExperience([job, training]).map(({ title }) => title?.value)).toEqual(['Clerk', 'Software Intern']);
});

it.each([
  ['internships', 'Data Analyst, Acme Ltd\tJun 2023 - Aug 2023', true],
  ['experience', 'Software Engineering Intern, Acme Ltd\tJun 2023 - Aug 2023', true],
  ['experience', 'Graduate Engineer Trainee, Acme Ltd\tJun 2023 - Aug 2023', true],
  ['experience', 'Data Analyst, Acme Ltd\tJun 2023 - Aug 2023', false],
] as const)('in %s, %s is an internship: %s', (kind, text, expected) => {
  expect(readExperience([sectionOf(kind, text)])[0]?.isInternship).toBe(expected);
});

it('assigns bullets to each entry and evidence to its values', () => {
  const [first, second] = readExperience([
    sectionOf('experience', `Software Engineer, Globex Corporation\tJul 2021 - Present${bullets}${other}`),
  ]);
  expect(first?.bullets.map((bullet) => bullet.text)).toEqual([
    'Built the billing platform for two million users',
    'Cut the latency by a third',
  ]);
  expect(second?.bullets).toHaveLength(1);
  expect(first?.company?.spans).toEqual([{ page: 1, line: 0, from: 19, to: 37, text: 'Globex Corporation' }]);
});

it.each([['a, '], ['Company : '], ['(a'], ['Jan 2020 - '], ['Worked as a '], ['\t'], ['- ']])(
  'is fast on many repeats of %j',
  (part) => {
    const started = processorMs();
    readExperience([sectionOf('experience', part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000))]);
    expect(processorMs() - started).toBeLessThan(2_000);
  },
);

it('reads numbered sentences of title, employer and dates', () => {
  const text = `
• Office Driver in Sekhon Transport Company, Ludhiana, from 2015 to till date.
• Clerk in Ravi Textile Mills from 2007 to 2010.
• Helper in Guru Nanak Goods Carrier from 2005 to 2007.`;
  expect(read(text)).toEqual([
    'Office Driver | Sekhon Transport Company | Ludhiana | 2015 | till date',
    'Clerk | Ravi Textile Mills |  | 2007 | 2010',
    'Helper | Guru Nanak Goods Carrier |  | 2005 | 2007',
  ]);
});

it('takes the title from the sentence below the employer, without the duties', () => {
  const text = `
Konark Cement Works, Bargarh (Sep'14 to Feb'18)
Worked as Assistant Engineer. Maintenance of crusher, belt conveyors and bucket elevators.`;
  expect(read(text)).toEqual(["Assistant Engineer | Konark Cement Works | Bargarh | Sep'14 | Feb'18"]);
});

it('does not start an entry at a responsibilities heading', () => {
  const text = `
• Worked as Staff Nurse in Lifeline Hospital, Mumbai from Jan 2012 to Jun 2014.

**Responsibilities at Lifeline Hospital:**
• Care of patients before and after operations`;
  expect(read(text)).toEqual(['Staff Nurse | Lifeline Hospital | Mumbai | Jan 2012 | Jun 2014']);
});

it('treats the nature-of-duties column as duties, not as the title', () => {
  const table =
    'Organisation\tPost Held\tFrom\tTo\tNature of Duties\nTata Motors Ltd\tAssistant Manager\t04/2012\t03/2016\tSupervisor of the night shift\nBajaj Auto Ltd\tTrainee Engineer\t07/2010\t03/2012\tMaintenance of presses';
  const experience = readExperience([sectionOf('experience', table)]);
  expect(experience.map(({ title, bullets: [duties] }) => [title?.value, duties?.text])).toEqual([
    ['Assistant Manager', 'Supervisor of the night shift'],
    ['Trainee Engineer', 'Maintenance of presses'],
  ]);
});
