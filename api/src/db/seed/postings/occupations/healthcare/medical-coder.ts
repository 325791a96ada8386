import type { Occupation } from '../../occupation';

export const medicalCoder: Occupation = {
  industries: ['health-records', 'services'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 30, hybrid: 25, remote: 45 },
  workingDays: ['Monday to Friday', 'Monday to Friday, night shift'],
  openings: [
    '{company} is hiring medical coders in {city} for {outpatient and emergency|radiology and surgery|inpatient} charts of hospitals in the United States.',
    'Life science graduates who like precise work: {company} in {city} is looking for medical coders in ICD-10 and CPT.',
    '{company} needs a medical coder in {city} with an eye for what the doctor wrote and what was only assumed.',
  ],
  duties: [
    'You will read clinical notes and assign ICD-10-CM, CPT and HCPCS codes according to the guidelines of the client.',
    'Quality is audited every week on a sample of charts, and feedback is given one to one on the same day.',
    'A chart that does not support a code goes back as a query; guessing is the one thing we do not allow.',
    'Production starts low, at about {40|35|50} charts a day, and grows as accuracy holds above 95 per cent.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Medical Coder', 'Medical Coder (Fresher)'],
      pay: [2.2, 3.2],
      note: 'Eight weeks of classroom training in anatomy and coding come first, with a stipend and no bond.',
    },
    intermediate: {
      titles: ['Medical Coder', 'Medical Coder - ED', 'Certified Professional Coder'],
      pay: [3.6, 6.5],
      note: 'You will code one speciality on your own and help to answer queries from the client.',
    },
    experienced: {
      titles: ['Senior Medical Coder', 'Coding Auditor', 'Team Lead - Medical Coding'],
      pay: [7, 11.5],
      note: 'You will audit charts, calibrate with the client and lead a team of fifteen coders.',
    },
  },
  coreSkills: ['Medical coding', 'ICD-10-CM', 'Medical terminology'],
  furtherSkills: [
    'CPT',
    'HCPCS',
    'CPC certification',
    'Anatomy',
    'HIPAA',
    'E/M coding',
    'Denial management',
    'Chart review',
    'MS Excel',
    'Attention to detail',
  ],
  responsibilities: [
    'Assign diagnosis and procedure codes from medical records',
    'Raise queries where documentation is incomplete',
    'Meet agreed accuracy and productivity',
    'Keep up with yearly code changes',
    'Protect patient data according to HIPAA',
    'Take part in audits and apply the feedback',
    'Support denial analysis with correct references',
  ],
  leading: ['Audit samples and coach coders on their errors', 'Discuss guideline questions with the client'],
  education: 'B.Sc. nursing, life sciences, pharmacy, physiotherapy or another paramedical degree',
  field: 'medical coding',
  requirements: [
    'Good knowledge of human anatomy and medical terms',
    'Good reading comprehension in English',
    'CPC or CCS certificate for experienced candidates; helpful for others',
    'Concentration over long periods of reading',
    'Own quiet workspace if working from home',
  ],
};
