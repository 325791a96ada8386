import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from '.';

test('the button of a removable chip names what it removes', async () => {
  const handleRemove = jest.fn();
  render(<Chip onRemove={handleRemove}>Remote</Chip>);
  await userEvent.click(screen.getByRole('button', { name: "Remove 'Remote'" }));
  expect(handleRemove).toHaveBeenCalledTimes(1);
});

test('a plain chip has no button', () => {
  render(<Chip>Remote</Chip>);
  expect(screen.queryByRole('button')).toBeNull();
});
