import type { Occupation } from '../../occupation';

export const supplyChainPlanner: Occupation = {
  industries: ['logistics', 'manufacturing', 'retail'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 35, hybrid: 50, remote: 15 },
  workingDays: ['Monday to Friday', 'Monday to Saturday, alternate Saturdays off'],
  openings: [
    '{company} is hiring a supply chain planner in {city} to balance stock, cash and customers who will not wait.',
    '{company} in {city} needs a demand and supply planner who trusts a forecast only after checking its error.',
    'Too much stock in one depot, none in the next: {company} is looking for a planner in {city} to end that.',
  ],
  duties: [
    'You will prepare the monthly forecast with sales, turn it into purchase and transfer plans, and track how wrong it was.',
    'Safety stock is calculated and not guessed; you will review it for about {1,800|2,600|950} items each quarter.',
    'Shortages are reported early together with the options and what each would cost.',
    'The tools are SAP and Excel, and we would gladly replace a few macros with something cleaner.',
  ],
  levels: {
    fresher: {
      titles: ['Supply Chain Trainee', 'Junior Planner'],
      pay: [2.8, 4.2],
      note: 'You will start with stock reports and purchase follow-up and take a product group after four months.',
    },
    intermediate: {
      titles: ['Supply Chain Planner', 'Demand Planner', 'Purchase Executive'],
      pay: [5, 9],
      note: 'You will own planning for one category, from forecast to delivery.',
    },
    experienced: {
      titles: ['Supply Chain Manager', 'Senior Planning Manager'],
      pay: [12, 21],
      note: 'You will lead the planning cycle across sites and bring stock days down.',
    },
  },
  coreSkills: ['Demand planning', 'Inventory planning', 'MS Excel'],
  furtherSkills: [
    'SAP MM',
    'Forecasting',
    'Procurement',
    'Vendor management',
    'Safety stock',
    'S&OP',
    'Power BI',
    'Logistics',
    'Negotiation',
    'Data analysis',
  ],
  responsibilities: [
    'Prepare demand forecasts with sales teams',
    'Plan purchases, production and transfers',
    'Monitor stock, shortages and slow movers',
    'Follow up with vendors on open orders',
    'Measure forecast error and service level',
    'Review safety stock and order quantities',
    'Prepare the monthly planning meeting',
  ],
  leading: ['Run the sales and operations planning cycle', 'Negotiate lead times and terms with key vendors'],
  education: 'B.E., B.Com, BBA or MBA in operations or supply chain',
  field: 'planning or procurement',
  requirements: [
    'Strong Excel and comfort with large tables',
    'Knowledge of an ERP such as SAP',
    'Understanding of lead time, safety stock and lot size',
    'Clear communication with sales and plants',
    'Calm when plans change',
  ],
};
