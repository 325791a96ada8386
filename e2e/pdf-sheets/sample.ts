import type { SheetText } from './sheets';

const bullets = (count: number, of: string) =>
  Array.from(
    { length: count },
    (_, index) => SENTENCES[index % SENTENCES.length]?.replace('%', `${of} ${index + 1}`) ?? '',
  );

const SENTENCES = [
  'Closed the books of % in 3 working days instead of 9, and saved ₹12,50,000 a year in late fees',
  'Built a full-stack, end-to-end reporting service for % (Node.js, PostgreSQL and React) that 40 branch offices use every morning — without a single lost figure since the first release',
  'Trained 14 colleagues in Café-style “open hours”; wrote the hand-over guide https://guides.asha.example/close-books/2024?team=finance for %',
  'Led % from first sketch to roll-out',
];

/** Two pages at the usual size: rupee sign, accents, dashes, Devanagari, Tamil, an emoji, addresses, and lists over the page border. */
export const SAMPLE: SheetText = {
  name: 'Asha Rao-Fernández',
  contact: ['Pune, India', '+91 98765 43210', 'asha.rao@example.co.in', 'linkedin.com/in/asha-rao'],
  sections: [
    {
      title: 'Summary',
      text: 'Chartered accountant with eleven years in manufacturing and retail finance; turns month-end chaos into a calm routine. मैं हिन्दी और मराठी धाराप्रवाह बोलती हूँ। Also தமிழ் and some Žižkov-level Czech 🙂. क्\u200Dष 👩\u200D💻.',
    },
    {
      title: 'Coursework / Skills',
      text: 'Programming: SQL, Python, C++, C#/.NET | Tools: SAP S/4HANA, Tally Prime, Excel | Deployment: Azure, CI/CD',
    },
    {
      title: 'Experience',
      entries: [
        {
          title: 'Senior Accountant | Apr 2021 - Present',
          place: 'Meridian Auto Parts Pvt. Ltd., Pune',
          bullets: bullets(8, 'plant'),
        },
        { title: 'Accountant | Jun 2017 - Mar 2021', place: 'Sahyadri Foods, Nashik', bullets: bullets(7, 'unit') },
        {
          title: 'Accounts Assistant | Jul 2013 - May 2017',
          place: 'Deccan Textiles, Solapur',
          bullets: bullets(6, 'mill'),
        },
      ],
    },
    { title: 'Achievements', text: 'Employee of the year 2022; rank 17 in the CA final.' },
    {
      title: 'Projects',
      entries: [
        {
          title: 'Ledger Reader | 2020 - 2021',
          place: 'github.com/asha-rao/ledger-reader',
          bullets: bullets(4, 'module'),
        },
      ],
    },
    {
      title: 'Education',
      entries: [
        {
          title: 'B.Com | 2010 - 2013',
          place: 'Savitribai Phule Pune University — 8.9/10',
          bullets: ['First class with distinction'],
        },
      ],
    },
  ],
};
