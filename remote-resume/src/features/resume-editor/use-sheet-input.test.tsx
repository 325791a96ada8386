import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { ONE_PAGE } from './measure-pages';
import { ResumeSheet } from './resume-sheet';
import { createResumeStore } from './resume-store';

function showSheet() {
  const store = createResumeStore({ basics: { name: 'Asha Rao' }, skills: [{ keywords: [] }] });
  const sheet = createRef<HTMLDivElement>();
  render(<ResumeSheet store={store} sheet={sheet} gapHolder={createRef()} pages={ONE_PAGE} isColumn={false} />);
  return store;
}

const field = (name: string) => screen.getByRole('textbox', { name });

/** What a browser does for typed letters, before it paints them. */
function type(name: string, text: string): void {
  field(name).textContent = text;
  fireEvent.input(field(name));
}

const paint = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test('skills that are typed and left within one frame are shown in their groups', async () => {
  showSheet();
  type('Skills', 'Java');
  await paint();
  type('Skills', 'Java, Docker');
  await act(async () => fireEvent.blur(field('Skills')));
  expect(field('Programming').textContent).toBe('Java');
});

test('letters that are typed and undone within one frame disappear', async () => {
  const store = showSheet();
  type('Name', 'Asha Rao B');
  await act(async () => store.undo());
  expect(field('Name').textContent).toBe('Asha Rao');
});
