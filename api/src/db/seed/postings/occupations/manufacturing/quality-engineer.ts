import type { Occupation } from '../../occupation';

export const qualityEngineer: Occupation = {
  industries: ['manufacturing'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 95, hybrid: 5, remote: 0 },
  workingDays: ['Monday to Saturday', '6 days, rotational shifts'],
  openings: [
    '{company} is looking for a quality engineer in {city} for in-process inspection, customer complaints and supplier audits.',
    '{company} in {city} needs a quality engineer who stops a bad batch before dispatch and a bad habit before the batch.',
    'Quality is the second-largest department of {company} in {city}; we are adding an engineer to it.',
  ],
  duties: [
    'You will prepare control plans, check capability and audit the line against the standard every week.',
    'A customer complaint gets an answer within a day, an 8D within two weeks and a visit when it is needed.',
    'Gauges are calibrated by calendar, and a gauge without a valid sticker is taken off the line.',
    'Supplier visits in the industrial belt around {city} take two to three days a month.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Quality Engineer', 'Quality Inspector'],
      pay: [2, 3],
      note: 'You will begin with incoming and in-process inspection and learn to read what the charts say.',
    },
    intermediate: {
      titles: ['Quality Engineer', 'Quality Assurance Engineer'],
      pay: [3.4, 6],
      note: 'You will look after two product lines, from the first sample to customer feedback.',
    },
    experienced: {
      titles: ['Senior Quality Engineer', 'Quality Manager'],
      pay: [8, 15],
      note: 'You will represent quality to customers and auditors and lead a team of ten.',
    },
  },
  coreSkills: ['Quality control', '7 QC tools', 'ISO 9001'],
  furtherSkills: [
    'IATF 16949',
    'SPC',
    'MSA',
    'PPAP',
    '8D',
    'CMM',
    'Control plan',
    'Supplier quality',
    'Calibration',
    'Internal audit',
  ],
  responsibilities: [
    'Inspect incoming, in-process and final products',
    'Prepare control plans, inspection reports and PPAP files',
    'Analyse rejections with QC tools and start corrections',
    'Handle customer complaints with 8D reports',
    'Keep gauges calibrated and records traceable',
    'Audit suppliers and follow up on their actions',
    'Train operators in quality points',
  ],
  leading: ['Face customer and certification audits', 'Set quality targets and review them monthly'],
  education: 'B.E. or diploma in mechanical, production or metallurgical engineering',
  field: 'quality assurance in manufacturing',
  requirements: [
    'Skill with measuring instruments and drawings',
    'Knowledge of SPC, MSA and FMEA',
    'Internal auditor certificate is an advantage',
    'Firmness when a shipment is at stake',
    'Excel or Minitab for analysis',
  ],
};
