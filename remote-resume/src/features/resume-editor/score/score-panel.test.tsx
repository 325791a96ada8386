import { render, screen } from '@testing-library/react';
import { liveScore } from '@kadam/resume-engine/live-check';
import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { createResumeStore } from '../resume-store';
import { ScorePanel } from './score-panel';

const WITHOUT_PHONE: ResumeDocument = {
  basics: { name: 'Asha Rao', email: 'asha.rao@example.com' },
  work: [{ position: 'Staff Nurse', name: 'Sahyadri Hospital', highlights: ['Cared for 12 patients in each shift'] }],
};

it('says of a finding that limits the score which limit its fix lifts, and of the others their points', () => {
  const score = liveScore({ document: WITHOUT_PHONE, pages: 1, asOf: new Date('2026-01-15') })!;
  const scoring = { state: { status: 'scored', score }, gains: undefined, retry: () => undefined } as const;
  render(<ScorePanel scoring={scoring} store={createResumeStore(WITHOUT_PHONE)} onJump={() => undefined} />);
  const worth = new Map(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => {
      const gain = heading.querySelector('span, b')?.textContent ?? '';
      return [heading.textContent.replace(gain, '').trim(), gain];
    }),
  );
  const limiting = score.findings.filter(({ id }) => score.ceiling?.checks.includes(id)).map(({ title }) => title);
  expect(limiting.length).toBeGreaterThan(0);
  for (const { title } of score.findings)
    expect([title, worth.get(title)]).toEqual([
      title,
      limiting.includes(title)
        ? `lifts the limit of ${score.ceiling?.limit ?? 0}`
        : expect.stringMatching(/^(\+[\d.]+ points?)?$/),
    ]);
});
