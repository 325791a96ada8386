import type { Occupation } from '../../occupation';

export const warehouseSupervisor: Occupation = {
  industries: ['logistics', 'retail'],
  share: 3,
  workplace: 'warehouse',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', 'Monday to Saturday'],
  openings: [
    '{company} is hiring for its warehouse in {city}: inward, storage and dispatch.',
    '{Sixty|Thirty-five|Ninety} thousand cartons, one correct location each: {company} has a vacancy in its warehouse in {city}.',
    '{company} in {city} has an opening in its distribution centre for someone who counts twice and ships on time.',
  ],
  duties: [
    'You will plan dock slots, allocate pickers and close the shift with stock and system in agreement.',
    'Cycle counts are done daily on one aisle, so the yearly count holds no surprise.',
    'Trucks leave at fixed times; a late one is reported with the reason before it has left the gate.',
    'Forklift routes, rack loads and fire exits are checked at the start of each shift.',
  ],
  levels: {
    fresher: {
      titles: ['Warehouse Executive (Trainee)', 'Inventory Assistant'],
      pay: [2, 2.7],
      note: 'You will learn scanning, put-away and picking on the floor before you lead a group.',
    },
    intermediate: {
      titles: ['Warehouse Supervisor', 'Inventory Executive'],
      pay: [2.8, 4.8],
      note: 'You will lead twenty-five people in a shift and own its stock accuracy.',
    },
    experienced: {
      titles: ['Warehouse Manager', 'Senior Warehouse Executive'],
      pay: [6, 11],
      note: 'You will run the site, including its cost, safety and customer reviews.',
    },
  },
  coreSkills: ['Inventory management', 'Warehouse operations', 'WMS'],
  furtherSkills: [
    'Dispatch planning',
    'Cycle counting',
    'MS Excel',
    'FIFO',
    'Forklift safety',
    'Manpower planning',
    'Barcode scanning',
    'SAP MM',
    'Documentation',
    'E-way bills',
  ],
  responsibilities: [
    'Supervise receiving, put-away, picking and dispatch',
    'Keep physical and system stock in agreement',
    'Plan manpower for the shift',
    'Prepare invoices, e-way bills and gate passes',
    'Report damage and shortage with evidence',
    'Maintain safety and cleanliness',
    'Improve picking routes and packing',
  ],
  leading: ['Review cost per order and service levels with customers', 'Prepare the site for audits'],
  education: 'Graduate or diploma; logistics or materials management preferred',
  field: 'warehousing and inventory',
  requirements: [
    'Experience with a WMS or ERP',
    'Excel with filters and pivot tables',
    'Ability to lead mixed crews of permanent and contract staff',
    'Readiness for shift work',
    'Physical fitness and safety awareness',
  ],
};
