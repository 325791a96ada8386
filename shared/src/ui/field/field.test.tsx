import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '.';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('hint and message describe the field, which is marked as invalid', () => {
  render(<Field label="Phone" name="phone" hint="Ten digits." error="Five digits are missing." isRequired />);
  const input = screen.getByLabelText(/^Phone/);
  expect(describedBy(input)).toBe('Ten digits. | Five digits are missing.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a valid field is neither described nor marked', () => {
  render(<Field label="Phone" name="phone" error="" />);
  const input = screen.getByLabelText('Phone');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('native props and the ref reach the input', async () => {
  const ref = createRef<HTMLInputElement>();
  const handleChange = jest.fn();
  render(<Field ref={ref} label="Mail" name="email" type="email" autoComplete="email" onChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('Mail'), 'a');
  expect(handleChange).toHaveBeenCalledTimes(1);
  expect(ref.current?.autocomplete).toBe('email');
  expect(ref.current?.name).toBe('email');
});

test('a multiline field is a text area with the same help', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<Field ref={ref} multiline rows={6} label="Message" name="message" error="Say more." />);
  expect(ref.current?.tagName).toBe('TEXTAREA');
  expect(ref.current?.rows).toBe(6);
  expect(describedBy(screen.getByLabelText('Message'))).toBe('Say more.');
});
