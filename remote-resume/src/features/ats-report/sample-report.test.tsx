import { render, screen, within } from '@testing-library/react';
import { SAMPLE_ANALYSIS } from '../../content/sample-analysis';
import { toAtsResult } from '../../lib/ats-result';
import { SampleReport } from './sample-report';

it('is labeled as a sample, and shows score, percentages and first step of the sample alone', () => {
  render(<SampleReport result={toAtsResult(SAMPLE_ANALYSIS)!} subject="Alex Chen" />);
  const report = within(screen.getByRole('region', { name: 'Sample report' }));
  expect(report.getByRole('heading', { name: 'Sample score' })).toBeTruthy();
  expect(report.queryByText(/your score/i)).toBeNull();
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CONTENT76%',
    'SECTION83%',
    'ATS ESSENTIALS100%',
    'TAILORING52%',
  ]);
  for (const gain of ['lifts the limit of 74', '+3.5 points', '+3 points']) expect(report.getByText(gain)).toBeTruthy();
  expect(report.queryByRole('button')).toBeNull();
});
