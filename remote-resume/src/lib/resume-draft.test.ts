import { isBlank, readDraft, SECTIONS } from './resume-draft';
import { resumeText } from './resume-text';

describe('readDraft', () => {
  it.each([[null], [undefined], ['text'], [[]], [{ name: 7, summary: null }]])(
    'reads %p as an empty draft',
    (value) => {
      expect(isBlank(readDraft(value))).toBe(true);
    },
  );

  it('keeps what is text and drops what it does not know', () => {
    const draft = readDraft({ name: 'Asha Rao', phone: 12, admin: true });
    expect(draft).toMatchObject({ name: 'Asha Rao', phone: '' });
    expect(draft).not.toHaveProperty('admin');
  });
});

it('orders the sections as specified', () => {
  expect(SECTIONS.map(({ label }) => label)).toEqual([
    'Summary',
    'Coursework / Skills',
    'Experience',
    'Achievements',
    'Key Responsibility',
    'Certifications',
    'Projects',
    'Education',
  ]);
});

describe('resumeText', () => {
  it('writes what is filled in, in reading order, and nothing else', () => {
    const draft = readDraft({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '98765 43210',
      education: 'B.Com, 2021  \n\n',
      summary: ' Accounts assistant.\nGST, Tally.',
    });
    expect(resumeText(draft)).toBe(
      'Asha Rao\n98765 43210 | asha@example.com\n\nSummary\nAccounts assistant.\nGST, Tally.\n\nEducation\nB.Com, 2021\n',
    );
  });

  it('leaves no empty line at the top when the contact is missing', () => {
    expect(resumeText(readDraft({ skills: 'Tally' }))).toBe('Coursework / Skills\nTally\n');
  });

  it('gives the template when nothing is written yet', () => {
    const text = resumeText(readDraft(null));
    expect(text).toMatch(/^Your Name\nCity, Country \| 000-000-0000 \| you@example\.com\n\nSummary\nWrite a concise/);
    expect(text).toContain('\n\nEducation\n');
  });
});
