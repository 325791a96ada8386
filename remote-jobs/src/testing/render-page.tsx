import { queryClient } from '@kadam/shared/query';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { paths } from '../paths';

/** jsdom has no layout: everything is visible. */
class InView implements Partial<IntersectionObserver> {
  constructor(private readonly onSeen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.onSeen(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, { IntersectionObserver: InView });

/** The pages that a test file opens or goes on to, by their name in `paths`; no others load. */
type Pages = Partial<Readonly<Record<keyof typeof paths, ComponentType>>>;

/** Returns a function that opens one of the pages as the host would, with an empty cache. */
export function pageOpener(pages: Pages) {
  const routes = Object.entries(pages).map(([name, Page]) => (
    <Route key={name} path={paths[name as keyof typeof paths]} element={<Page />} />
  ));
  return (address: string, state: unknown = null) => {
    queryClient.clear();
    window.history.replaceState(state === null ? null : { usr: state, key: 'given' }, '', address);
    const user = userEvent.setup();
    render(
      <BrowserRouter>
        <Suspense>
          <Routes>{routes}</Routes>
        </Suspense>
      </BrowserRouter>,
    );
    return user;
  };
}

export const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

export const address = () => window.location.pathname + window.location.search;
