import type { Occupation } from '../../occupation';

export const exportDocumentationExecutive: Occupation = {
  industries: ['shipping'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 65, hybrid: 35, remote: 0 },
  workingDays: ['Monday to Saturday', 'Monday to Saturday, alternate Saturdays off'],
  openings: [
    '{company} needs a documentation specialist in {city} who knows that a wrong comma can hold a container.',
    'Shipping bills, certificates and letters of credit: {company} in {city} is hiring for its documentation desk.',
    '{company} in {city} is looking for an import-export specialist to handle {sea and air|container|air and courier} shipments end to end on paper.',
  ],
  duties: [
    'You will prepare invoices, packing lists, shipping bills and certificates of origin, and check them against the letter of credit.',
    'Customs brokers, shipping lines and banks are your daily contacts, and deadlines are set by the vessel.',
    'Each file is closed with the bank realisation and the claim for incentives.',
    'Amendments cost money; the team tracks them by cause and brings them down month by month.',
  ],
  levels: {
    fresher: {
      titles: ['Documentation Assistant', 'Trainee - Export Documentation'],
      pay: [2, 2.8],
      note: 'You will prepare drafts from checklists and learn the terms of trade by doing.',
    },
    intermediate: {
      titles: ['Export Documentation Executive', 'Import-Export Executive'],
      pay: [2.8, 5],
      note: 'You will handle forty to fifty shipments a month on your own.',
    },
    experienced: {
      titles: ['Senior Executive - EXIM', 'Documentation Manager'],
      pay: [6, 10.5],
      note: 'You will run the desk, settle disputes with banks and brokers, and train the team.',
    },
  },
  coreSkills: ['Export documentation', 'Incoterms', 'Customs procedures'],
  furtherSkills: [
    'Shipping bills',
    'Letter of credit',
    'ICEGATE',
    'Certificate of origin',
    'Freight coordination',
    'MS Excel',
    'DGFT portal',
    'Bill of lading',
    'HS codes',
    'RoDTEP',
  ],
  responsibilities: [
    'Prepare and check export and import documents',
    'File shipping bills and bills of entry with brokers',
    'Coordinate with carriers on cut-offs and space',
    'Submit documents to banks and track payment',
    'Maintain licences and incentive claims',
    'Inform customers about shipment status',
    'Archive files so that an audit finds them in minutes',
  ],
  leading: ['Check documents under letters of credit before submission', 'Negotiate with brokers and carriers'],
  education: 'Graduate in commerce or any stream; diploma in foreign trade preferred',
  field: 'import-export documentation',
  requirements: [
    'Knowledge of Incoterms and HS classification',
    'Careful reading and exact typing',
    'Good e-mail English for overseas customers',
    'Excel and the customs portals',
    'Readiness to stay late when a vessel closes',
  ],
};
