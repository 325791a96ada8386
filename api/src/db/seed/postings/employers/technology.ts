import type { Employer } from '../employer';

export const technology: readonly Employer[] = [
  {
    name: 'Vedarth Softworks',
    industry: 'software',
    cities: ['Pune', 'Bengaluru', 'Nagpur'],
    about:
      'Vedarth Softworks makes hospital and clinic software used in about 900 healthcare centres; 340 people work here, most of them in engineering.',
    offer: 'Health insurance covers parents as well, and unused leave is paid out each March.',
  },
  {
    name: 'Kaveriya Systems',
    industry: 'software',
    cities: ['Bengaluru', 'Mysuru', 'Chennai'],
    about:
      'Kaveriya Systems builds core banking software for co-operative banks and small finance companies in the south and west of India.',
    offer: 'There is a learning budget of ₹30,000 a year and time set aside to use it.',
  },
  {
    name: 'Neelgagan Technologies',
    industry: 'software',
    cities: ['Hyderabad', 'Pune', 'Gurugram'],
    about:
      'Neelgagan Technologies is a software company of 210 people whose product plans truck routes for distributors.',
    offer: 'Books, courses and one conference a year are paid for.',
  },
  {
    name: 'Tarangini Cloudworks',
    industry: 'software',
    cities: ['Hyderabad', 'Bengaluru', 'Kochi'],
    about: 'Tarangini Cloudworks runs hosting and monitoring for some 1,400 business websites and IT teams.',
    offer: 'Night work is compensated with pay and with a day off, not with one or the other.',
  },
  {
    name: 'Bodhvan Learning Labs',
    industry: 'software',
    cities: ['Noida', 'Jaipur', 'Bengaluru'],
    about:
      'Bodhvan Learning Labs develops a school management platform that 2,300 schools use for fees, marks and messages.',
    offer: 'The company gives 26 weeks of maternity and 6 weeks of paternity leave.',
  },
  {
    name: 'Udayshikhar Infotech',
    industry: 'software',
    cities: ['Ahmedabad', 'Pune', 'Indore'],
    about:
      'Udayshikhar Infotech is an IT company that writes ERP software for mid-sized manufacturers of valves, pumps and packaging.',
    offer: 'Two customer visits a year are part of every job here, with travel arranged and paid.',
  },
  {
    name: 'Saptagandh Digital',
    industry: 'software',
    cities: ['Mumbai', 'Indore', 'Gurugram'],
    about:
      'Saptagandh Digital builds online shops and their back ends for Indian consumer brands; the team has grown to 160.',
    offer: 'Laptops are replaced every three years and you choose between two systems.',
  },
  {
    name: 'Dhruvika Techsoft',
    industry: 'software',
    cities: ['Chennai', 'Coimbatore', 'Kolkata'],
    about:
      'Dhruvika Techsoft provides IT services and custom software to insurers and transport companies in India and the Gulf.',
    offer: 'A cab is provided for anyone who leaves after 8 pm.',
  },
  {
    name: 'Samvadini Contact Services',
    industry: 'services',
    cities: ['Noida', 'Indore', 'Kolkata'],
    about:
      'Samvadini Contact Services answers calls and chats for travel, telecom and e-commerce clients with a staff of 2,600.',
    offer: 'Attendance and quality bonuses are paid with the monthly salary, and meals are subsidised.',
  },
  {
    name: 'Trivenika Process Services',
    industry: 'services',
    cities: ['Chennai', 'Coimbatore', 'Pune'],
    about: 'Trivenika Process Services handles back office and IT support work for insurers and hospitals.',
    offer: 'Cab pick-up and drop is provided for all shifts that start or end between 8 pm and 7 am.',
  },
  {
    name: 'Dhwanisar Support Services',
    industry: 'services',
    cities: ['Gurugram', 'Jaipur', 'Lucknow'],
    about: 'Dhwanisar Support Services runs customer care and IT help desks for nine clients from three centres.',
    offer: 'Promotions come from inside: eight of ten team leaders started on the floor.',
  },
];
