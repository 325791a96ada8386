import type { Occupation } from '../../occupation';

export const chef: Occupation = {
  industries: ['hotel', 'restaurant'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', '6 days, weekly off by roster'],
  openings: [
    '{company} is looking for kitchen staff in {city} for the {Indian and continental|tandoor and curry|banquet and à la carte|south Indian and continental} sections.',
    'A clean kitchen with set recipes and room for a daily special: {company} in {city} is hiring a chef.',
    '{company} needs a chef in {city} who tastes before plating and labels before storing.',
  ],
  duties: [
    'You will prepare your section before service, cook to order and leave it cleaner than you found it.',
    'Standard recipes with weights keep taste and cost steady; changes are tried on the staff meal first.',
    'FSSAI rules, temperature logs and allergen notes are kept by each section.',
    'Meals on duty and uniform are provided, and shared accommodation is available for staff from outside {city}.',
  ],
  levels: {
    fresher: {
      titles: ['Commis Chef (Trainee)', 'Commis III'],
      pay: [2.2, 2.7],
      note: 'You will move through cold, hot and bakery sections during the first year.',
    },
    intermediate: {
      titles: ['Commis Chef I', 'Chef de Partie'],
      pay: [2.8, 4.4],
      note: 'You will run one section and its ordering.',
    },
    experienced: {
      titles: ['Sous Chef', 'Head Chef'],
      pay: [5.5, 10],
      note: 'You will plan menus and food cost and lead a brigade of fourteen.',
    },
  },
  coreSkills: ['Indian cuisine', 'Food preparation', 'Food safety'],
  furtherSkills: [
    'Tandoor',
    'Continental cuisine',
    'FSSAI hygiene',
    'Menu planning',
    'Bakery',
    'Portion control',
    'Kitchen operations',
    'Food costing',
    'Plating',
    'Stock rotation',
  ],
  responsibilities: [
    'Prepare and cook dishes according to standard recipes',
    'Check quality of deliveries and store them correctly',
    'Keep temperature and cleaning logs',
    'Control portion size and waste',
    'Maintain knives and equipment safely',
    'Work with service staff during the rush',
    'Suggest daily specials from seasonal produce',
  ],
  leading: ['Plan menus and calculate food cost', 'Train commis chefs and plan rosters'],
  education: 'Diploma or degree in hotel management or a culinary course; skilled cooks without a degree may apply',
  field: 'a professional kitchen',
  requirements: [
    'Good knife skills and sense of taste',
    'Knowledge of hygiene and allergens',
    'Stamina for standing and heat',
    'Readiness for evening and weekend work',
    'Teamwork in a busy kitchen',
  ],
};
