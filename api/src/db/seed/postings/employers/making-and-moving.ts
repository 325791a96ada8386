import type { Employer } from '../employer';

export const makingAndMoving: readonly Employer[] = [
  {
    name: 'Lohavarta Precision',
    industry: 'manufacturing',
    cities: ['Pune', 'Chennai', 'Ludhiana'],
    about:
      'Lohavarta Precision is an engineering company that machines steering and transmission parts for vehicle makers.',
    offer: 'Canteen, shift bus and PF are provided, and overtime is paid at double rate.',
  },
  {
    name: 'Shaktivan Switchgear',
    industry: 'manufacturing',
    cities: ['Vadodara', 'Nashik', 'Faridabad'],
    about:
      'Shaktivan Switchgear is an engineering company that manufactures distribution panels and breakers; 780 people work in two plants.',
    offer: 'Skilled employees can study for a diploma at company cost.',
  },
  {
    name: 'Girishikha Auto Systems',
    industry: 'manufacturing',
    cities: ['Chennai', 'Gurugram', 'Pune'],
    about: 'Girishikha Auto Systems makes seats and door modules for cars and commercial vehicles.',
    offer: 'Medical cover includes parents, and a doctor is on site in every shift.',
  },
  {
    name: 'Annapurvi Foods',
    industry: 'manufacturing',
    cities: ['Indore', 'Ahmedabad', 'Hyderabad'],
    about: 'Annapurvi Foods produces flour, spices and ready meals under its own brand and for retailers.',
    offer: 'Subsidised meals and a monthly ration allowance are part of the pay.',
  },
  {
    name: 'Vastrayani Mills',
    industry: 'manufacturing',
    cities: ['Coimbatore', 'Surat', 'Ludhiana'],
    about: 'Vastrayani Mills spins, weaves and dyes cotton fabric for Indian and overseas garment makers.',
    offer: 'The company runs a crèche and a hostel beside the mill.',
  },
  {
    name: 'Setuvarta Infra Projects',
    industry: 'construction',
    cities: ['Hyderabad', 'Nagpur', 'Lucknow'],
    about: 'Setuvarta Infra Projects is an engineering contractor for flyovers, water works and public buildings.',
    offer: 'Site allowance and shared accommodation are provided.',
  },
  {
    name: 'Nirmitaksh Constructions',
    industry: 'construction',
    cities: ['Pune', 'Ahmedabad', 'Kochi'],
    about:
      'Nirmitaksh Constructions builds apartments, schools and small hospitals, with eleven engineering sites running at present.',
    offer: 'Boots, rainwear and accident cover are provided, and wages are paid by the fifth.',
  },
  {
    name: 'Arkadhara Renewables',
    industry: 'energy',
    cities: ['Jaipur', 'Ahmedabad', 'Chennai'],
    about:
      'Arkadhara Renewables is an engineering company that builds and runs solar plants with a capacity of 640 MW.',
    offer: 'Travel home is paid once a month for people posted away from their families.',
  },
  {
    name: 'Margadhara Logistics',
    industry: 'logistics',
    cities: ['Mumbai', 'Gurugram', 'Chennai', 'Bengaluru'],
    about: 'Margadhara Logistics runs 22 warehouses and 300 trucks for consumer goods companies.',
    offer: 'Accident and health insurance start on the first day.',
  },
  {
    name: 'Vahanyan Freight',
    industry: 'logistics',
    cities: ['Ahmedabad', 'Kolkata', 'Hyderabad'],
    about: 'Vahanyan Freight moves part loads between 140 towns and promises a delivery date with each of them.',
    offer: "Shift allowance and a yearly bonus of one month's basic pay are fixed in the contract.",
  },
  {
    name: 'Bhandarvan Warehousing',
    industry: 'logistics',
    cities: ['Pune', 'Lucknow', 'Kolkata'],
    about: 'Bhandarvan Warehousing stores food, medicines and spare parts in temperature-controlled buildings.',
    offer: 'Safety shoes, winter wear and meals are provided.',
  },
  {
    name: 'Samudravan Shipping Services',
    industry: 'shipping',
    cities: ['Mumbai', 'Chennai', 'Kochi', 'Visakhapatnam'],
    about:
      'Samudravan Shipping Services is a customs broker and freight forwarder for textile, food and engineering exporters.',
    offer: 'Examination fees for customs certificates are paid by the company.',
  },
];
