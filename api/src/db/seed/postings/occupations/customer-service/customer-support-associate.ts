import type { Occupation } from '../../occupation';

export const customerSupportAssociate: Occupation = {
  industries: ['services', 'retail', 'software'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 50, hybrid: 20, remote: 30 },
  workingDays: ['5 days, rotational shifts', '6 days, rotational shifts'],
  partTime: { percent: 25, workingDays: ['Monday to Saturday, 4 hours a day', '5 days, evening shift of 4 hours'] },
  openings: [
    '{company} is hiring for customer support in {city}: voice and chat, in English and Hindi.',
    'Calm people wanted: the customer care team of {company} in {city} answers questions about orders, bills and bookings.',
    '{company} has openings in its support centre in {city} for people who listen first and type while they listen.',
  ],
  duties: [
    "You will handle {50 to 60 calls or 90 chats|about 45 calls or 80 chats|55 to 65 calls} in a shift, with a system that shows the customer's history before you say hello.",
    'Quality is scored on whether the problem was solved, not on how fast the call ended.',
    'When a customer is angry you may offer a refund or a call-back within set limits, without asking a supervisor.',
    'Paid training of {three|four} weeks covers the product, call handling and typing; salary starts on the first day of training.',
  ],
  levels: {
    fresher: {
      titles: ['Customer Support Associate', 'Customer Care Executive', 'Trainee - Customer Service'],
      pay: [2.1, 3.2],
      note: 'No earlier work experience is needed; twelfth-pass candidates with clear speech are welcome.',
    },
    intermediate: {
      titles: ['Senior Customer Support Associate', 'Customer Service Executive - International Voice'],
      pay: [3, 5],
      note: 'You will take escalated cases and help new associates through their first month.',
    },
    experienced: {
      titles: ['Team Leader - Customer Support', 'Customer Service Manager'],
      pay: [5.5, 9],
      note: 'You will lead fifteen to twenty associates and answer for their attendance, quality and growth.',
    },
  },
  coreSkills: ['Customer service', 'Spoken English', 'Active listening'],
  furtherSkills: [
    'Hindi',
    'Chat support',
    'CRM software',
    'Typing 35 wpm',
    'Problem solving',
    'Email etiquette',
    'Complaint handling',
    'MS Excel',
    'Marathi',
    'Tamil',
  ],
  responsibilities: [
    'Answer customer calls, chats and e-mails within the agreed time',
    'Record each contact in the CRM so that nobody has to ask twice',
    'Solve the problem on first contact where the rules allow',
    'Escalate billing and safety complaints at once',
    'Follow the data privacy rules of the client',
    'Share repeated complaints with the quality team',
    'Keep to the roster and hand over open cases at the end of a shift',
  ],
  leading: [
    'Coach associates with recorded calls every week',
    'Plan rosters and report daily service levels to the client',
  ],
  education: '12th pass or graduate in any stream',
  field: 'customer support or a call centre',
  requirements: [
    'Fluent spoken English and Hindi; a regional language is an advantage',
    'Typing speed of 30 to 35 words a minute',
    'Comfortable with rotational shifts and a rotating weekly off',
    'Basic computer skills and steady internet at home if working remotely',
    'Patience with callers who are upset',
  ],
};
