import { BRAND } from '@kadam/shared/contract/brand';

export const about = {
  title: 'About Us',
  lead: `${BRAND.name} means step. We help people take the right one, and employers meet the people who took it.`,
  headline: 'Connecting Talent. Shaping Futures.',
  paragraphs: [
    `${BRAND.legalName} is a recruitment and career-services consultancy in ${BRAND.address.city}. We work with job seekers, students, graduates and employers across India.`,
    'A career is rarely one leap. It is a string of steps: a clearer resume, a course finished after work, a first interview, a better second offer. Most people take them alone. We think nobody should have to.',
    'So we keep recruiters, counselors and teachers under one roof. The person who knows what an employer needs sits next to the person who helps you get there, and both are glad to say when a job is not right for you.',
  ],
  principles: [
    {
      title: 'Vision',
      text: 'To be a trusted global career gateway with education, skill building and lifelong career support.',
    },
    {
      title: 'Mission',
      text: 'To empower individuals and organizations through connections, talent nurturing and career-building solutions.',
    },
  ],
  steps: [
    {
      title: 'We listen',
      text: 'A conversation about what you have done, what you want, and what stands in between.',
    },
    {
      title: 'We prepare',
      text: 'A resume that reads well to people and to machines, and the skills the role asks for.',
    },
    { title: 'We introduce', text: 'Employers we know meet candidates we know. No mass mailing, on either side.' },
    { title: 'We stay', text: 'We call after the first week and the first month, and pick up when you do.' },
  ],
  promises: [
    {
      title: 'Candidates never pay for a placement',
      text: 'Employers pay us. Anyone who asks you for money in our name is not from us.',
    },
    {
      title: 'We say what we know',
      text: 'Pay, notice period, who decides and by when: you hear it before the interview.',
    },
    {
      title: 'You decide who sees your resume',
      text: 'It goes to an employer only after you have applied or said yes.',
    },
  ],
  closing: {
    headline: 'Where would you like to go next?',
    text: 'Tell us where you stand. The first conversation is free, and it is with a person.',
  },
} as const;
