import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from '.';

const options = [
  { value: 'blr', label: 'Bengaluru' },
  { value: 'pun', label: 'Pune' },
];

test('a choice reports its value, and nothing is selected at first', async () => {
  const handleChange = jest.fn((event: { target: { value: string } }) => event.target.value);
  render(<SelectField label="Place" name="place" options={options} placeholder="Any place" onChange={handleChange} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, 'Pune');
  expect(handleChange).toHaveReturnedWith('pun');
});

test('the message belongs to the select', () => {
  render(<SelectField label="Place" name="place" options={options} error="Choose one." />);
  const select = screen.getByRole('combobox', { name: 'Place' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one.');
});
