import { searchPostings, suggest } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { found, posting, success } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage });

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found([posting()], 30));
  server.on(suggest, ({ query }) =>
    success({ suggestions: query.get('kind') === 'place' ? ['Pune, Maharashtra'] : ['Nurse', 'Nurse Educator'] }),
  );
});

describe('suggestions while typing', () => {
  it('are walked through by keys, announced, and taken with Enter, which searches at once', async () => {
    const user = openPage('/jobs');
    const field = await screen.findByRole('combobox', { name: 'Job title' });
    await user.type(field, 'nur');
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByText('2 suggestions. Use the arrow keys.')).toBeTruthy();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Nurse Educator' });
    expect([field.getAttribute('aria-activedescendant'), second.getAttribute('aria-selected')]).toEqual([
      second.id,
      'true',
    ]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/jobs?search=Nurse+Educator');
    expect(field).toHaveProperty('value', 'Nurse Educator');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('go away on Escape, which leaves what was typed, and when the field is left', async () => {
    const user = openPage('/jobs');
    const field = await screen.findByRole('combobox', { name: 'Location' });
    await user.type(field, 'pun');
    await screen.findByRole('option', { name: 'Pune, Maharashtra' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveProperty('value', 'pun');
    await user.type(field, 'e');
    await screen.findByRole('listbox');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('are taken with a click, too', async () => {
    const user = openPage('/jobs');
    await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'pu');
    await user.click(await screen.findByRole('option', { name: 'Pune, Maharashtra' }));
    expect(address()).toBe('/jobs?location=Pune%2C+Maharashtra'.replace('%2C', ','));
  });

  it('are not needed: a search goes on without them', async () => {
    api.on(suggest, () => 'lost');
    const user = openPage('/jobs');
    await user.type(await screen.findByRole('combobox', { name: 'Job title' }), 'nurse{Enter}');
    expect(address()).toBe('/jobs?search=nurse');
  });
});
