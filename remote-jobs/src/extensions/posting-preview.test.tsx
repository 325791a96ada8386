import { render, screen } from '@testing-library/react';
import PostingPreviewExtension from './posting-preview';

const posting = {
  jobName: 'Staff Nurse',
  companyName: 'Sanjeevani Care',
  location: 'Pune, Maharashtra',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'fresher',
  description: 'Care for patients of the surgical ward.',
  skills: ['Patient care'],
  responsibilities: ['Look after patients.'],
  requirements: ['GNM'],
  ctc: 4.8,
  noticePeriod: 30,
  workingDays: 'Monday to Saturday',
  logoUrl: null,
  image: null,
};

test('a posting is shown as its page shows it, without what a visitor can do there', () => {
  const { rerender } = render(<PostingPreviewExtension posting={posting} />);
  expect(screen.getByRole('heading', { name: 'Staff Nurse' })).toBeTruthy();
  expect(screen.getByText('Sanjeevani Care • Pune, Maharashtra')).toBeTruthy();
  for (const part of ['Description', 'Key Responsibilities', 'Requirements', 'Skills'])
    expect(screen.getByRole('heading', { name: part })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<PostingPreviewExtension posting={{ ...posting, jobName: 'Ward Nurse', requirements: [] }} />);
  expect(screen.getByRole('heading', { name: 'Ward Nurse' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Requirements' })).toBeNull();
});

test('a posting of which nothing is written yet is shown', () => {
  const empty = { jobName: '', companyName: '', location: '', description: '', workingDays: null };
  render(<PostingPreviewExtension posting={{ ...posting, ...empty }} />);
  expect(screen.getByRole('heading', { name: 'Untitled job' })).toBeTruthy();
});
