import { createRoot } from 'react-dom/client';
import { listen } from '@kadam/shared/events';
import { BrowserRouter } from '@kadam/shared/router';
import { Frame, type StandalonePage } from './frame';

/** The used part of `routes.json`; `module` is `./jobs-page`. */
interface Routes {
  readonly pages: readonly Omit<StandalonePage, 'load'>[];
}

/**
 * Shows a remote without the host, for development: its pages, links to them, and a login.
 * @param load imports a page by its file name, `jobs-page`
 */
export function startStandalone({ pages }: Routes, load: (file: string) => ReturnType<StandalonePage['load']>): void {
  // oxlint-disable-next-line no-console -- what the host's reporter does in the portal
  listen('portal:problem', (problem) => console.error(problem));
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <Frame pages={pages.map((page) => ({ ...page, load: () => load(page.module.slice(2)) }))} />
    </BrowserRouter>,
  );
}
