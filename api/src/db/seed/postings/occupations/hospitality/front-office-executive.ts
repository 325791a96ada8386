import type { Occupation } from '../../occupation';

export const frontOfficeExecutive: Occupation = {
  industries: ['hotel'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts'],
  openings: [
    '{company} is hiring front office staff in {city} who remember names and check bills.',
    'The first smile and the last signature: {company} is hiring for the front desk of its hotel in {city}.',
    '{company} in {city} has openings at reception for people with good English, steady hands and a tidy mind.',
  ],
  duties: [
    'You will check guests in and out, handle keys and payments, and settle small complaints before they become reviews.',
    'Late-night arrivals are frequent because of train and flight times, and the night shift carries an allowance.',
    'Guest documents, including Form C for foreign visitors, are completed on the same day.',
    'Upgrades and late check-outs may be offered by the shift itself within a monthly limit.',
  ],
  levels: {
    fresher: {
      titles: ['Front Office Trainee', 'Guest Service Associate'],
      pay: [2, 2.6],
      note: 'Training covers the hotel software, telephone manners and two weeks with housekeeping.',
    },
    intermediate: {
      titles: ['Front Office Executive', 'Guest Relations Executive'],
      pay: [2.7, 3.9],
      note: 'You will run the desk in your shift and look after groups and long-stay guests.',
    },
    experienced: {
      titles: ['Front Office Manager', 'Duty Manager'],
      pay: [4.5, 7.5],
      note: 'You will be responsible for rooms, rates of the day and the team at the desk.',
    },
  },
  coreSkills: ['Guest service', 'Front office operations', 'Spoken English'],
  furtherSkills: [
    'Reservation handling',
    'Hotel software',
    'Cash handling',
    'Complaint handling',
    'Hindi',
    'Telephone etiquette',
    'Upselling',
    'Billing',
    'Form C reporting',
    'Teamwork',
  ],
  responsibilities: [
    'Check guests in and out courteously',
    'Take and change reservations',
    'Handle payments, deposits and foreign exchange rules',
    'Coordinate with housekeeping and maintenance',
    'Settle complaints and record them',
    'Keep guest registers and Form C up to date',
    'Hand over cash and open points at the end of the shift',
  ],
  leading: ['Set room allocation and rates with the revenue team', 'Train and roster the desk team'],
  education: 'Diploma or degree in hotel management, or any graduate with good English',
  field: 'hotel front office work',
  requirements: [
    'Pleasant and composed manner',
    'Fluent English and Hindi; a foreign language is a plus',
    'Computer skills',
    'Rotating shifts, including nights and holidays',
    'Neat grooming according to hotel standards',
  ],
};
