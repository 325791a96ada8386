import type { Occupation } from '../../occupation';

export const staffNurse: Occupation = {
  industries: ['hospital'],
  share: 4,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', '5 days, rotational shifts'],
  openings: [
    '{company} is hiring registered nurses for its {wards and critical care units|emergency department and wards|surgical and medical wards} in {city}.',
    '{A 14-bed ICU|A 20-bed ICU|A 9-bed cardiac ICU} with one nurse to two patients: {company} in {city} is looking for staff nurses who want to practise properly.',
    '{company} needs a staff nurse in {city} who keeps calm at three in the morning and keeps the chart complete.',
    'The {paediatric and maternity|orthopaedic and surgical|dialysis and medical} floors of {company} in {city} have openings for nurses with a registered qualification.',
  ],
  duties: [
    'You will give medication and infusions with a second check, record vital signs and hand over patient by patient at the bedside.',
    'Families ask nurses before they ask doctors; you will explain care in simple Hindi, English or the language they speak.',
    'Infection control is taken seriously here, with weekly audits whose results hang on the ward for everyone to read.',
    'Nurses get {four|five|three} study days a year and the hospital pays for BLS and ACLS renewals.',
  ],
  levels: {
    fresher: {
      titles: ['Staff Nurse (Fresher)', 'Trainee Staff Nurse', 'Junior Nurse'],
      pay: [2, 3],
      note: 'You will work beside a senior nurse for eight weeks before you take patients of your own.',
    },
    intermediate: {
      titles: ['Staff Nurse', 'Staff Nurse - ICU', 'Registered Nurse - Emergency'],
      pay: [3, 5],
      note: 'You will care for four to six patients a shift on the ward, or one to two in intensive care.',
    },
    experienced: {
      titles: ['Senior Staff Nurse', 'Nursing Supervisor', 'Ward In-charge (Nursing)'],
      pay: [5, 8.5],
      note: 'You will run the shift, make the duty roster and answer for the quality of care on your floor.',
    },
  },
  coreSkills: ['Patient care', 'Nursing', 'Vital signs monitoring'],
  furtherSkills: [
    'BLS',
    'ACLS',
    'IV therapy',
    'ICU care',
    'Infection control',
    'Medication administration',
    'Wound dressing',
    'Patient counselling',
    'Hospital information system',
    'Triage',
  ],
  responsibilities: [
    'Assess patients at the start of the shift and after any change',
    'Give medication as prescribed and record it at once',
    'Assist doctors during procedures and rounds',
    'Maintain asepsis and segregate biomedical waste correctly',
    'Educate patients and families before discharge',
    'Hand over in a structured way at each change of shift',
    'Check the crash cart and equipment at the start of duty',
  ],
  leading: [
    'Allocate patients according to acuity and skills',
    'Review incidents on the ward and change practice where needed',
  ],
  education: 'B.Sc. Nursing or GNM with a valid State Nursing Council registration',
  field: 'hospital nursing',
  requirements: [
    'Good clinical observation and clear charting',
    'Spoken Hindi and English; the local language helps with families',
    'Willingness to work in three rotating shifts',
    'Current BLS certificate, or readiness to obtain it in the first month',
    'Vaccination against hepatitis B, or willingness to be vaccinated',
  ],
};
