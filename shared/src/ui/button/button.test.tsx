import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '.';

test('a busy button keeps focus, is announced as busy, and does not submit twice', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  const form = (isBusy: boolean) => (
    <form onSubmit={handleSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} busyLabel="Sending…" onClick={handleClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(form(true));

  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a button submits only with type submit', async () => {
  const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
