import { itJudges } from '../../testing/check-table';

itJudges([
  { id: 'P1', status: 'pass', when: 'everything is readable', message: '100 % of your text' },
  { id: 'P1', status: 'fail', when: 'there is no text', changes: { document: { items: [], characters: 0 } } },
  {
    id: 'P2',
    status: 'pass',
    when: 'every field is certain',
    message: 'A machine finds everything a recruiter looks for',
  },
  {
    id: 'P2',
    status: 'warn',
    when: 'fields are uncertain',
    changes: { confidence: 0.5 },
    evidence: ['your name', 'your e-mail address'],
  },
  {
    id: 'P2',
    status: 'warn',
    when: 'name, address and phone are missing',
    without: ['name', 'email', 'phone', 'location', 'skills'],
    message: 'your name, your e-mail address',
  },
]);
