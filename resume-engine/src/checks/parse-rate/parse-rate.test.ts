import { itJudges } from '../../testing/check-table';

itJudges({
  'P1: pass when everything is readable': { message: '100% of your text' },
  'P1: fail when there is no text': { changes: { document: { items: [], characters: 0 } } },
  'P2: pass when every field is certain': { message: 'A machine finds everything a recruiter looks for' },
  'P2: warn when fields are uncertain': {
    changes: { confidence: 0.5 },
    evidence: ['your name', 'your email address'],
  },
  'P2: warn when name, address and phone are missing': {
    without: ['name', 'email', 'phone', 'location', 'skills'],
    message: 'your name, your email address',
  },
});
