import type { Employer } from '../employer';

export const moneyAndAdvice: readonly Employer[] = [
  {
    name: 'Dhanrekha Capital',
    industry: 'finance',
    cities: ['Mumbai', 'Ahmedabad', 'Jaipur'],
    about:
      'Dhanrekha Capital is a finance company that lends to small manufacturers and traders, with a loan book of ₹2,400 crore.',
    offer: 'Employees get health cover of ₹7 lakh and a yearly check-up.',
  },
  {
    name: 'Sanchayika Finance',
    industry: 'finance',
    cities: ['Lucknow', 'Bhopal', 'Patna'],
    about:
      'Sanchayika Finance is a finance company with 92 branches that offers gold loans, two-wheeler loans and deposits.',
    offer: 'Fuel and mobile costs are paid against bills every month.',
  },
  {
    name: 'Koshavali Finance Company',
    industry: 'finance',
    cities: ['Chennai', 'Kochi', 'Hyderabad'],
    about:
      'Koshavali Finance Company serves salaried families with home, education and vehicle loans across four states.',
    offer: 'Staff loans carry a rate two points below the market.',
  },
  {
    name: 'Nidhivan Insurance Services',
    industry: 'finance',
    cities: ['Pune', 'Kolkata', 'New Delhi'],
    about: 'Nidhivan Insurance Services is a finance and insurance intermediary that looks after 3.2 lakh policies.',
    offer: 'The company pays for professional examinations, including a second attempt.',
  },
  {
    name: 'Lekhankan & Company',
    industry: 'accounting',
    cities: ['Mumbai', 'Pune', 'New Delhi'],
    about:
      'Lekhankan & Company is a firm of chartered accountants with nine partners and clients in trade, industry and public service.',
    offer: 'Study leave is given in full for CA and CMA examinations.',
  },
  {
    name: 'Ganakvidya Advisory',
    industry: 'accounting',
    cities: ['Bengaluru', 'Gurugram', 'Ahmedabad'],
    about:
      'Ganakvidya Advisory keeps the books and files the taxes of 380 small companies, most of them on a monthly retainer.',
    offer: 'Lunch comes from our own kitchen, and busy months are balanced with extra leave.',
  },
  {
    name: 'Vahikhata Services',
    industry: 'accounting',
    cities: ['Surat', 'Indore', 'Ludhiana', 'Nagpur'],
    about: 'Vahikhata Services is an accounting firm for textile, food and engineering businesses.',
    offer: 'Everyone has a written pay review in April.',
  },
  {
    name: 'Vidhivarta Law Chambers',
    industry: 'law',
    cities: ['Mumbai', 'New Delhi', 'Lucknow'],
    about: 'Vidhivarta Law Chambers advises manufacturers and builders in contract, land and labour matters.',
    offer: 'Juniors attend hearings from the first month and are paid for it.',
  },
  {
    name: 'Nyayarekha Partners',
    industry: 'law',
    cities: ['Bengaluru', 'Chennai', 'Pune'],
    about: 'Nyayarekha Partners is a law firm of 44 lawyers with a practice in company law, disputes and employment.',
    offer: 'Bar Council and ICSI membership fees are paid by the firm.',
  },
  {
    name: 'Pratibhan Talent Services',
    industry: 'staffing',
    cities: ['Gurugram', 'Pune', 'Bengaluru'],
    about: 'Pratibhan Talent Services finds engineers, nurses and accountants for about 150 employers.',
    offer: 'Incentives are calculated on joinings, shown openly and paid monthly.',
  },
  {
    name: 'Karyavali People Services',
    industry: 'staffing',
    cities: ['Mumbai', 'Chennai', 'Indore'],
    about: 'Karyavali People Services recruits and runs payroll for factories, hospitals and IT companies.',
    offer: 'Employees choose between a higher fixed pay and a higher incentive each April.',
  },
];
