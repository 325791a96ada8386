import { BrowserRouter } from '@kadam/shared/router';
import { createRoot } from 'react-dom/client';
import { Frame } from './frame';

/** Runs this remote without the portal. */
export function start(): void {
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  );
}
