import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SubmitButton } from '.';

const waiting = { isPending: false, onRetry: () => undefined, onCancel: () => undefined };

test('submits its form, but not before hydration', () => {
  expect(renderToString(<SubmitButton label="Send" waiting={waiting} />)).toContain('type="button"');
  render(<SubmitButton label="Send" waiting={waiting} />);
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
});
