import type { Occupation } from '../../occupation';

export const businessDevelopmentExecutive: Occupation = {
  industries: ['software', 'services', 'logistics', 'marketing'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 50, hybrid: 35, remote: 15 },
  workingDays: ['Monday to Friday', 'Monday to Saturday'],
  openings: [
    '{company} is hiring in B2B sales in {city} to find new customers and keep promises realistic.',
    'B2B sales with a good name to build on: {company} needs a salesperson in {city}.',
    '{company} in {city} is looking for a sales professional to open accounts among small and mid-sized companies.',
  ],
  duties: [
    'You will research companies, call and meet decision makers, and follow an opportunity until it is won or clearly lost.',
    'About {half|a third|two thirds} of the week is spent with customers in and around {city}; travel costs are paid the same month.',
    'Proposals are written with the delivery team, so that nothing is sold which cannot be delivered.',
    'Sales cycles run from {three weeks to four|one to six|two to five} months, and the CRM record is the basis of the incentive.',
  ],
  levels: {
    fresher: {
      titles: ['Sales Trainee', 'Business Development Associate'],
      pay: [2.4, 3.6],
      note: 'You will support two senior colleagues with research and first calls and get your own accounts after four months.',
    },
    intermediate: {
      titles: ['Business Development Executive', 'Sales Executive - B2B'],
      pay: [3.8, 7],
      note: 'You will carry a yearly target of about one crore rupees with a base of warm leads.',
    },
    experienced: {
      titles: ['Business Development Manager', 'Area Sales Manager'],
      pay: [9, 17],
      note: 'You will lead five executives and look after the ten largest accounts of the region.',
    },
  },
  coreSkills: ['B2B sales', 'Lead generation', 'Negotiation'],
  furtherSkills: [
    'Cold calling',
    'CRM software',
    'Presentation',
    'Proposal writing',
    'Account management',
    'Market research',
    'MS Excel',
    'Client meetings',
    'Sales forecasting',
    'Hindi',
  ],
  responsibilities: [
    'Identify and contact prospective customers',
    'Understand requirements and present a fitting offer',
    'Prepare quotations and follow up on them',
    'Negotiate price and terms within given limits',
    'Keep the CRM complete and forecasts honest',
    'Hand over new customers to delivery without loose ends',
    'Visit trade fairs and industry meetings',
  ],
  leading: ['Set territory plans and coach executives on calls', 'Negotiate yearly contracts with key accounts'],
  education: 'Graduate in any stream; MBA (Marketing) preferred',
  field: 'B2B sales',
  requirements: [
    'Confident communication in English and Hindi',
    'Readiness to travel locally and to be measured by results',
    'Ability to make a clear presentation',
    'Good follow-up and written communication',
    'Two-wheeler or car with a licence for client visits',
  ],
};
