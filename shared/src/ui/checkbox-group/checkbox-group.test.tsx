import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from '.';

const options = [
  { value: 'full', label: 'Full time', count: 1284 },
  { value: 'part', label: 'Part time' },
  { value: 'intern', label: 'Internship' },
] as const;

test('a change reports the whole selection in the order of the options', async () => {
  const handleChange = jest.fn();
  render(<CheckboxGroup legend="Type" options={options} selected={['intern', 'part']} onChange={handleChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Full time/ }));
  expect(handleChange).toHaveBeenLastCalledWith(['full', 'part', 'intern']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Part time' }));
  expect(handleChange).toHaveBeenLastCalledWith(['intern']);
});

test('the legend names the group, and counts are part of the labels', () => {
  render(<CheckboxGroup legend="Type" options={options} selected={[]} onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Type' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Full time (1,284)' })).toBeTruthy();
});
