import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '.';

test('an icon button has a name and can be pressed with the keyboard', async () => {
  const handleClick = jest.fn();
  render(
    <IconButton label="Save job" onClick={handleClick}>
      <svg aria-hidden />
    </IconButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save job' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
});
