import type { Link } from '../../document/document';
import type { Line } from '../../document/line';
import type { Section, SectionKind } from '../../resume/section';
import { testLine } from '../../testing/test-line';
import { readContact } from './read-contact';

let lineCount = 0;

function line(text: string, look: Partial<Line> = {}): Line {
  lineCount += 1;
  return testLine(text, { index: lineCount - 1, ...look });
}

const part = (kind: SectionKind, lines: Line[], heading?: Line): Section => ({
  kinds: [kind],
  lines,
  confidence: 1,
  ...(heading && { heading }),
});

function contactOf(sections: Section[], more: { furniture?: Line[]; links?: Link[]; title?: string } = {}) {
  const lines = sections.flatMap(({ heading, lines: own }) => [...(heading ? [heading] : []), ...own]);
  const { name, email, phone, location, links } = readContact({ lines, furniture: [], links: [], sections, ...more });
  return {
    name: name?.value,
    email: email?.value,
    phone: phone?.value,
    location: location?.value,
    links: links.map(({ value }) => value),
  };
}

const experience = () =>
  part(
    'experience',
    [line('Software Engineer, Globex Corporation, Berlin, Germany'), line('Jan 2019 - Mar 2020')],
    line('Experience', { isBold: true }),
  );

beforeEach(() => {
  lineCount = 0;
});

it('takes the name from the first sentence rather than from a heading', () => {
  const header = part('header', [line('RESUME', { isBold: true }), line('sandy@example.com\tDOB 12/7/98, Male')]);
  const summary = part(
    'summary',
    [line('Myself Sandeep Maurya. I am looking for a job.')],
    line('ABOUT MYSELF', { isBold: true }),
  );
  const worked = part('experience', [line('Shop boy')], line('WHERE ALL I WORKED', { size: 14, isBold: true }));
  expect(contactOf([header, summary, worked])).toMatchObject({ name: 'Sandeep Maurya', location: undefined });
});

it('reads a plain header', () => {
  const header = part('header', [
    line('ASHA RAO', { size: 18, isBold: true }),
    line('asha.rao@example.com | +91 98765 43210 | Pune, Maharashtra'),
    line('linkedin.com/in/asha-rao | github.com/asharao'),
  ]);
  expect(contactOf([header, experience()])).toEqual({
    name: 'ASHA RAO',
    email: 'asha.rao@example.com',
    phone: '+91 98765 43210',
    location: 'Pune, Maharashtra',
    links: ['linkedin.com/in/asha-rao', 'github.com/asharao'],
  });
});

it('does not take the word Resume, the title or the tagline for the name', () => {
  const header = part('header', [
    line('RESUME', { size: 20, isBold: true }),
    line('Product Designer', { size: 18 }),
    line('Jane Smith', { size: 16 }),
    line('jane.smith@example.com'),
  ]);
  expect(contactOf([header, experience()]).name).toBe('Jane Smith');
});

it('joins first and last name on separate lines', () => {
  const header = part('header', [
    line('ASHA', { size: 24 }),
    line('RAO', { size: 24 }),
    line('Accountant'),
    line('asha.rao@example.com'),
  ]);
  expect(contactOf([header, experience()]).name).toBe('ASHA RAO');
});

it('joins a light first name with a bold last name below it', () => {
  const header = part('header', [
    line('Asha', { size: 24 }),
    line('Rao', { size: 30, isBold: true }),
    line('asha.rao@example.com'),
  ]);
  expect(contactOf([header, experience()]).name).toBe('Asha Rao');
});

it.each([
  ['Asha Rao DOB: 12/03/1995', 'Asha Rao'],
  ['Asha Rao (Date of Birth - 12.03.1995)', 'Asha Rao'],
  ['ASHA RAO Mobile: 9876543210', 'ASHA RAO'],
  ['ASHA RAO +91 98765 43210', 'ASHA RAO'],
  ['Asha Rao asha.rao@example.com', 'Asha Rao'],
  ['Asha Rao, asha.rao@example.com, Pune', 'Asha Rao'],
  ['RAO, ASHA DEVI', 'ASHA DEVI RAO'],
  ['Kulkarni, Asha', 'Asha Kulkarni'],
  ['KAVITHA.R', 'KAVITHA.R'],
  ['S.KARTHIK', 'S.KARTHIK'],
  ['MD.IMRAN ALI', 'MD.IMRAN ALI'],
  ['MD IMRAN ALI', 'MD IMRAN ALI'],
  ['Li Meng', 'Li Meng'],
  ['Nom et prénom : Élodie Marchand', 'Élodie Marchand'],
  ['First Name: Asha\tLast Name: Rao', 'Asha Rao'],
])('reads the name in the first line %j', (text, expected) => {
  expect(contactOf([part('header', [line(text)]), experience()]).name).toBe(expected);
});

it.each([
  [['Prénom: Élodie', 'Nom: Marchand'], 'Élodie Marchand'],
  [['Nom : Marchand', 'Prénom : Élodie'], 'Élodie Marchand'],
  [['Surname: Rao', 'Given Names: Asha Devi'], 'Asha Devi Rao'],
  [['Vorname: Jürgen', 'Nachname: Weiss'], 'Jürgen Weiss'],
  [['Nombre: María', 'Apellidos: García López'], 'María García López'],
])('joins the parts of a name with separate labels: %j', (texts, expected) => {
  expect(
    contactOf([
      part(
        'header',
        texts.map((text) => line(text)),
      ),
      experience(),
    ]).name,
  ).toBe(expected);
});

it.each([
  ['Whitefield, Bangalore', 'Bangalore'],
  ['Andheri (E), Mumbai - 400 069', 'Mumbai'],
  ['Apt 4B, 55 Elm Street, near the park, New York, New York 10001', 'New York, New York'],
])('reads the town of the address %s', (text, expected) => {
  expect(contactOf([part('header', [line('Asha Rao'), line(text)]), experience()]).location).toBe(expected);
});

it.each([
  [['Pune,', 'Maharashtra | linkedin.com/in/asha'], 'Pune, Maharashtra'],
  [['Vill. Rampur, Kanpur, Uttar', 'Pradesh - 209201'], 'Kanpur, Uttar Pradesh'],
  [
    ['B/12, Shree Apartment, Opp. Ambika Society, Nikol Gam Road, Ahmedabad, Gujarat -', '382350'],
    'Ahmedabad, Gujarat',
  ],
])('reads a place that wraps: %j', (texts, expected) => {
  const header = part(
    'header',
    ['Asha Rao', ...texts].map((text) => line(text)),
  );
  expect(contactOf([header, experience()]).location).toBe(expected);
});

it('joins a phone number that is broken at a line end', () => {
  const header = part('header', [line('Asha Rao, 12 Station Road. Phone: +91 98765'), line('43210. asha@example.com')]);
  expect(contactOf([header, experience()]).phone).toBe('+91 98765 43210');
});

it('finds a name above the contact details that was taken for a heading', () => {
  const header = part(
    'custom',
    [line('suresh.mech@example.com · +91 94440 27715 · Coimbatore, Tamil Nadu')],
    line('SURESH BABU K', { size: 18 }),
  );
  expect(contactOf([part('header', []), experience(), header])).toMatchObject({
    name: 'SURESH BABU K',
    email: 'suresh.mech@example.com',
    phone: '+91 94440 27715',
    location: 'Coimbatore, Tamil Nadu',
  });
});

it('reads a biodata: labels, address over several lines', () => {
  const personal = part(
    'personal',
    [
      line('Name : Deepak Kumar Yadav'),
      line("Father's Name : Shri Ram Kumar Yadav"),
      line('Permanent Address : H. No. 12, Station Road'),
      line('Kanpur, Uttar Pradesh - 208001'),
      line('Mobile No : 9956012384'),
      line('Date of Birth : 15-07-1999'),
    ],
    line('Personal Details'),
  );
  expect(contactOf([part('header', [line('BIO-DATA', { size: 16 })]), personal])).toMatchObject({
    name: 'Deepak Kumar Yadav',
    phone: '9956012384',
    location: 'Kanpur, Uttar Pradesh',
  });
});

it('ignores the details of referees', () => {
  const referees = part(
    'references',
    [line('Dr. Meera Joshi, Mumbai, Maharashtra'), line('meera.joshi@example.com, +91 91234 56789')],
    line('References'),
  );
  const found = contactOf([part('header', [line('Asha Rao', { size: 18 })]), referees]);
  expect(found).toEqual({ name: 'Asha Rao', email: undefined, phone: undefined, location: undefined, links: [] });
});

it('prefers the header to the referee, in any order', () => {
  const referees = part('references', [line('meera.joshi@example.com +91 91234 56789')], line('References'));
  const header = part('header', [line('Asha Rao', { size: 18 }), line('asha@example.com'), line('98765 43210')]);
  expect(contactOf([referees, header])).toMatchObject({ email: 'asha@example.com', phone: '98765 43210' });
});

it.each([
  ['asha.rao @ gmail.com', 'asha.rao@gmail.com'],
  ['asha.rao@gmail . com', 'asha.rao@gmail.com'],
  ['asha.rao(at)gmail.com', 'asha.rao@gmail.com'],
  ['E-mail:asha.rao@gmail.com', 'asha.rao@gmail.com'],
  ['Email-asha.rao@gmail.com', 'asha.rao@gmail.com'],
  ['Email ID: asha_rao92@yahoo.co.in.', 'asha_rao92@yahoo.co.in'],
  ['asha@iitb.ac.in | 9876543210', 'asha@iitb.ac.in'],
  ['asha.rao@gmail.com. Phone 9876543210', 'asha.rao@gmail.com'],
  ['<asha+jobs@example.org>', 'asha+jobs@example.org'],
])('%s has the address %s', (text, email) => {
  expect(contactOf([part('header', [line('Asha Rao', { size: 18 }), line(text)])]).email).toBe(email);
});

it('joins an address broken after the @', () => {
  const header = part('header', [line('Asha Rao', { size: 18 }), line('asha.rao@'), line('gmail.com')]);
  expect(contactOf([header]).email).toBe('asha.rao@gmail.com');
});

it.each([
  [['asha.rao@gmail.co', 'm'], 'asha.rao@gmail.com'],
  [['asha.rao@gm', 'ail.com'], 'asha.rao@gmail.com'],
  [['asha.rao@yahoo.co', '.in'], 'asha.rao@yahoo.co.in'],
  [['asha.rao@gmail.com', 'github.com'], 'asha.rao@gmail.com'],
  [['asha.rao@gmail.com', 'pune'], 'asha.rao@gmail.com'],
  [['Write to asha.rao@gmail.com.', 'Marketing'], 'asha.rao@gmail.com'],
])('reads the lines %j of a narrow column as %s', (texts, email) => {
  const lines = [line('Asha Rao', { size: 18 }), ...texts.map((text) => line(text))];
  expect(contactOf([part('header', lines)]).email).toBe(email);
});

it.each([
  [['Gareth Pugh-', 'Williams'], 'Gareth Pugh-Williams'],
  [['Tsering Dolma', 'Bhutia'], 'Tsering Dolma Bhutia'],
])('reads the large lines %j as one name, even with small print between them', ([first, second], name) => {
  const lines = [line(first!, { size: 28 }), line('Based in'), line(second!, { size: 28 }), line('Gangtok, Sikkim')];
  const near = lines.map((one, at) => ({ ...one, y: 60 + 18 * at }));
  expect(contactOf([part('header', near), experience()]).name).toBe(name);
});

it('completes an address broken before the @ from its link', () => {
  const links = [{ page: 1, url: 'mailto:asha.kulkarni@example.com', text: 'asha.kulk' }];
  const lines = [line('Asha Rao', { size: 18 }), line('asha.kulk'), line('arni@example.com')];
  expect(contactOf([part('header', lines)], { links }).email).toBe('asha.kulkarni@example.com');
});

it('takes the address from a link if the text only says Email', () => {
  const links = [{ page: 1, url: 'mailto:asha@example.com', text: 'Email' }];
  expect(contactOf([part('header', [line('Asha Rao', { size: 18 }), line('Email | LinkedIn')])], { links }).email).toBe(
    'asha@example.com',
  );
});

it('reads details in the page header', () => {
  const furniture = [
    line('Priya Nair', { size: 16 }),
    line('priya.nair02@example.com | +91 98765 41203 | Kochi, Kerala'),
  ];
  expect(contactOf([part('header', []), experience()], { furniture })).toMatchObject({
    name: 'Priya Nair',
    email: 'priya.nair02@example.com',
    phone: '+91 98765 41203',
    location: 'Kochi, Kerala',
  });
});

it.each([
  [['12, MG Road, Andheri East, Mumbai, Maharashtra - 400069'], 'Mumbai, Maharashtra'],
  [['Address: 4/12 Gandhi Nagar', 'Adyar', 'Chennai, Tamil Nadu – 600020'], 'Chennai, Tamil Nadu'],
  [['Location: Bengaluru'], 'Bengaluru'],
  [['Bengaluru, India | asha@example.com'], 'Bengaluru, India'],
  [['555 La Verne Way, La Verne, CA 91750'], 'La Verne, CA'],
])('%j is the place %s', (texts, location) => {
  expect(
    contactOf([part('header', [line('Asha Rao', { size: 18 }), ...texts.map((text) => line(text))]), experience()])
      .location,
  ).toBe(location);
});

it('finds no place if only employers and schools have one', () => {
  expect(
    contactOf([
      part('header', [line('Jordan Patel', { size: 18 }), line('Pune University · jordan@example.com')]),
      experience(),
    ]).location,
  ).toBeUndefined();
});

it('restores the words of a letter-spaced name', () => {
  const header = part('header', [
    line('A R J U N S I N G H R A T H O R E', { size: 18 }),
    line('arjun.rathore@example.com'),
  ]);
  expect(contactOf([header]).name).toBe('ARJUN SINGH RATHORE');
});

it('falls back to the file title with low confidence', () => {
  const title = 'Asha_Rao_Resume.docx';
  const sections = [part('header', [line('Summary of a long career in the service of patients and their families.')])];
  const contact = readContact({ lines: sections[0]!.lines, furniture: [], links: [], sections, title });
  expect(contact.name?.value).toBe('Asha Rao');
  expect(contact.name?.confidence).toBeLessThan(0.6);
});

it.each(['Name', 'First name(s) / Surname(s)', 'Surname(s) / First name(s)', 'Full Name'])(
  'reads a form that labels the name %s, without taking a label for a name',
  (label) => {
    const rows = [`${label}\tAsha Rao`, 'Address\t12 Lake Road, Pune, Maharashtra', 'Telephone\t+91 98765 43210'];
    const details = part(
      'personal',
      rows.map((row) => line(row)),
      line('Personal information', { isBold: true }),
    );
    const { name, location, phone } = contactOf([details, experience()]);
    expect({ name, location, phone }).toEqual({
      name: 'Asha Rao',
      location: 'Pune, Maharashtra',
      phone: '+91 98765 43210',
    });
  },
);
