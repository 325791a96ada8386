import type { Occupation } from '../../occupation';

export const interfaceDesigner: Occupation = {
  industries: ['studio', 'software'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 50, remote: 35 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is hiring a UI/UX designer in {city} who has watched real people use what was designed.',
    '{company} in {city} needs a product designer for web and mobile screens used by {shopkeepers, nurses and clerks|drivers and depot staff|teachers and parents|field sales teams}.',
    'Fewer steps, clearer words: {company} is looking for an interface designer in {city}.',
  ],
  duties: [
    'You will talk with users, sketch flows, build prototypes in Figma and test them with five people before they are built.',
    'Our components are shared with developers, and you will keep the design and the code in agreement.',
    'Contrast, text size and keyboard use are checked in the design and not after release.',
    'Words are part of the interface; you will write button labels and error messages in English and review the Hindi.',
  ],
  levels: {
    fresher: {
      titles: ['Junior UI/UX Designer', 'UX Design Trainee'],
      pay: [3, 5],
      note: 'You will design single screens and help in user tests alongside a senior designer.',
    },
    intermediate: {
      titles: ['UI/UX Designer', 'Product Designer'],
      pay: [6, 13],
      note: 'You will be the designer of one product team and work with its developers every day.',
    },
    experienced: {
      titles: ['Senior Product Designer', 'UX Lead'],
      pay: [15, 27],
      note: 'You will lead research and design across two products and grow the team.',
    },
  },
  coreSkills: ['Figma', 'User research', 'Wireframing'],
  furtherSkills: [
    'Prototyping',
    'Usability testing',
    'Design systems',
    'Interaction design',
    'Web accessibility',
    'Information architecture',
    'UX writing',
    'Mobile design',
    'HTML and CSS basics',
    'Journey mapping',
  ],
  responsibilities: [
    'Interview users and observe their work',
    'Sketch flows, wireframes and prototypes',
    'Test designs and report what was learnt',
    'Deliver specifications that developers can build from',
    'Maintain the component library',
    'Write interface text',
    'Check the built product against the design',
  ],
  leading: ['Plan research with product managers', 'Mentor designers and run design reviews'],
  education: 'Degree or diploma in design, HCI or an equivalent portfolio',
  field: 'product or interface design',
  requirements: [
    'Portfolio that shows process and not only final screens',
    'Command of Figma, including components and variables',
    'Understanding of accessibility guidelines',
    'Ability to explain decisions',
    'Basic knowledge of how web pages are built',
  ],
};
