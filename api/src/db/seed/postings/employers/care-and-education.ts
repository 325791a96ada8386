import type { Employer } from '../employer';

export const careAndEducation: readonly Employer[] = [
  {
    name: 'Jeevantara Hospitals',
    industry: 'hospital',
    cities: ['Pune', 'Nashik', 'Nagpur'],
    about: 'Jeevantara Hospitals is a healthcare group with three hospitals and 620 beds in Maharashtra.',
    offer: 'Hostel rooms are available for staff from outside the city for the first six months.',
  },
  {
    name: 'Sushravan Hospitals',
    industry: 'hospital',
    cities: ['Lucknow', 'Gurugram', 'Jaipur'],
    about: 'Sushravan Hospitals is a multi-speciality healthcare provider known for orthopaedics and cardiac care.',
    offer: 'Employees and their dependants are treated at staff rates.',
  },
  {
    name: 'Karunavali Hospitals',
    industry: 'hospital',
    cities: ['Chennai', 'Coimbatore', 'Kochi'],
    about: 'Karunavali Hospitals is a trust-run healthcare institution with 410 beds and a nursing college of its own.',
    offer: 'Duty rosters are published three weeks ahead and swaps are allowed.',
  },
  {
    name: 'Arogyavan Hospital',
    industry: 'hospital',
    cities: ['Hyderabad', 'Visakhapatnam', 'Bhubaneswar'],
    about: 'Arogyavan Hospital is a 280-bed healthcare centre with a round-the-clock emergency department.',
    offer: 'Uniforms, meals on duty and transport for night shifts are provided.',
  },
  {
    name: 'Malharika Diagnostics',
    industry: 'diagnostics',
    cities: ['Pune', 'Mumbai', 'Ahmedabad'],
    about:
      'Malharika Diagnostics is a healthcare laboratory chain with one reference laboratory and 46 collection centres.',
    offer: "Overtime is recorded and paid with the same month's salary.",
  },
  {
    name: 'Pranayati Rehab Clinics',
    industry: 'rehabilitation',
    cities: ['Bengaluru', 'Hyderabad', 'Pune'],
    about:
      'Pranayati Rehab Clinics runs nine physiotherapy and rehabilitation clinics and works with orthopaedic surgeons across the city.',
    offer: 'A course of your choice is paid for after the first year.',
  },
  {
    name: 'Aushadhika Pharmacies',
    industry: 'pharmacy',
    cities: ['Mumbai', 'Pune', 'Bhopal', 'Indore'],
    about: 'Aushadhika Pharmacies is a healthcare retailer with 118 pharmacies that are open until 11 pm.',
    offer: 'ESI, PF and a festival bonus apply from the first month.',
  },
  {
    name: 'Charakya Health Records',
    industry: 'health-records',
    cities: ['Hyderabad', 'Chennai', 'Coimbatore'],
    about:
      'Charakya Health Records codes and audits medical charts for hospitals in the United States; 900 healthcare coders work in two shifts.',
    offer: 'Certification fees are refunded when you pass.',
  },
  {
    name: 'Vidyasoham Public School',
    industry: 'school',
    cities: ['Pune', 'Nagpur', 'Dehradun'],
    about: 'Vidyasoham Public School is a CBSE school with 1,850 students from nursery to class 12.',
    offer: 'Children of staff study at half the fee.',
  },
  {
    name: 'Gurudhara International School',
    industry: 'school',
    cities: ['Bengaluru', 'Hyderabad', 'Mysuru'],
    about: 'Gurudhara International School follows the CBSE and Cambridge curricula and keeps classes at 28 children.',
    offer: 'Every term has one paid training week, and its topics are chosen by the staff.',
  },
  {
    name: 'Balvrindam Schools',
    industry: 'school',
    cities: ['Chennai', 'Coimbatore', 'Kochi'],
    about: 'Balvrindam Schools is a group of five schools known for music, sports and a patient approach to studies.',
    offer: 'Transport and lunch are free for all staff.',
  },
  {
    name: 'Pragyarth Learning Centres',
    industry: 'coaching',
    cities: ['Jaipur', 'Patna', 'Bhopal', 'Lucknow'],
    about:
      'Pragyarth Learning Centres is an education company that prepares students for board and entrance examinations in 31 centres.',
    offer: 'Salaries are paid on the last working day of the month, without exception for eleven years.',
  },
];
