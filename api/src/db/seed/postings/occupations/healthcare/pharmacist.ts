import type { Occupation } from '../../occupation';

export const pharmacist: Occupation = {
  industries: ['pharmacy', 'hospital'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', '6 days, weekly off by roster'],
  partTime: { percent: 35, workingDays: ['6 days, 4 hours in the evening'] },
  openings: [
    '{company} needs a registered pharmacist in {city} who reads the prescription twice and explains the dose once more.',
    '{company} is hiring pharmacists in {city} for a counter that serves about {250|180|320} prescriptions a day.',
    'If you have a D.Pharm or B.Pharm and like talking to people, {company} has a pharmacist position in {city}.',
  ],
  duties: [
    'You will dispense against valid prescriptions, check for interactions and counsel patients on how to take their medicine.',
    'Schedule H1 and narcotic registers are kept to the letter, and you answer for them during inspections.',
    'Stock is ordered by computer, but expiry dates and cold-chain boxes are still checked by hand.',
    'Substitution is offered only with the same salt and strength and with the consent of the patient and the doctor.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Pharmacist', 'Junior Pharmacist'],
      pay: [2, 2.7],
      note: 'You will learn billing, storage and counselling with a senior pharmacist at your side.',
    },
    intermediate: {
      titles: ['Pharmacist', 'Hospital Pharmacist'],
      pay: [2.7, 4.2],
      note: 'You will run the counter during your shift and check the work of assistants.',
    },
    experienced: {
      titles: ['Chief Pharmacist', 'Pharmacy Manager'],
      pay: [4.8, 8],
      note: 'You will manage stock, licences, rosters and results of the pharmacy.',
    },
  },
  coreSkills: ['Dispensing', 'Drug interactions', 'Patient counselling'],
  furtherSkills: [
    'Inventory management',
    'Prescription checking',
    'Pharmacy software',
    'Cold chain',
    'Schedule H1 compliance',
    'Billing',
    'Pharmacovigilance',
    'Expiry management',
    'Customer service',
    'Hindi',
  ],
  responsibilities: [
    'Dispense medicines against valid prescriptions',
    'Check dose, interactions and allergies before handing over',
    'Counsel patients on use, storage and side effects',
    'Maintain statutory registers and bills',
    'Monitor stock levels, near-expiry items and recalls',
    'Keep refrigerated medicines within range and record it',
    'Report adverse drug reactions',
  ],
  leading: [
    'Plan purchases with suppliers and control working stock',
    'Prepare the pharmacy for drug inspector visits',
  ],
  education: 'D.Pharm, B.Pharm or M.Pharm with State Pharmacy Council registration',
  field: 'retail or hospital pharmacy',
  requirements: [
    'Good knowledge of generic and brand names',
    'Ease with billing and stock software',
    'Friendly manner and clear speech in the local language',
    'Willingness to work on Sundays by roster',
    'Accuracy under time pressure',
  ],
};
