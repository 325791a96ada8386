import { render, screen } from '@testing-library/react';
import { entriesOf, headerRows, type OutlineRow, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { SheetRow } from './sheet-row';

const titleOfJob = (work: NonNullable<ResumeDocument['work']>[number]): OutlineRow =>
  entriesOf({ work: [work] }, 'experience')[0]!.rows[0]!;

test('a date follows the title in the document, without a bar between them', () => {
  render(<SheetRow {...titleOfJob({ position: 'Tester', startDate: '2021-04', endDate: '2022-03' })} />);
  expect(screen.getByRole('heading').textContent).toBe('Tester Apr 2021 - Mar 2022');
  expect(screen.getByRole('textbox', { name: 'Job 1 from – to' }).closest('[data-date]')).not.toBeNull();
});

test('a separator follows its text, so no line begins with one, and is printed only between two texts', () => {
  const contact = headerRows({ basics: { phone: '98450 12345', url: 'https://asha.example.com' } })[2]!;
  const { container } = render(<SheetRow {...contact} />);
  const printed = container.querySelectorAll('[data-text] > span:not([data-path], [data-print="no"])');
  expect([...printed].map(({ parentElement }) => parentElement?.textContent)).toEqual(['98450 12345 |']);
});
