import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter } from '@kadam/shared/router';
import { rememberMember, signIn } from '@kadam/shared/session';

/** Opens a page for a signed-in person, with an empty cache. */
export function openPage(page: ReactNode, address: string) {
  queryClient.clear();
  window.localStorage.clear();
  signIn({ token: 't-1', userId: 'u-1' });
  rememberMember({ userId: 'u-1', email: 'asha@example.in' });
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  render(<BrowserRouter>{page}</BrowserRouter>);
  return user;
}
