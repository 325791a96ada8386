import { render, screen } from '@testing-library/react';
import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { BrowserRouter } from '@kadam/shared/router';
import AboutPage from './about-page';
import ContactPage from './contact-page';
import HomePage from './home-page';
import PrivacyPage from './privacy-page';
import TeamPage from './team-page';
import TermsPage from './terms-page';

/** jsdom has no layout: nothing becomes visible. */
class Unseen {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

const before = { ...SAMPLE_CONTENT };
beforeAll(() => void Object.assign(window, { IntersectionObserver: Unseen }));
afterAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));
afterEach(() => void Object.assign(SAMPLE_CONTENT, before));

const notes = () => screen.queryAllByText('Sample content');

describe.each([
  ['home', 'testimonials', HomePage],
  ['team', 'team', TeamPage],
  ['contact', 'company', ContactPage],
  ['about', 'company', AboutPage],
  ['terms', 'terms', TermsPage],
  ['privacy', 'privacy', PrivacyPage],
])('the %s page', (_, name, Page) => {
  const open = () => render(<Page />, { wrapper: BrowserRouter });

  test(`labels its content once as a sample while '${name}' is listed as one`, () => {
    open();
    expect(notes()).toHaveLength(1);
  });

  test(`has no sample label once '${name}' has been replaced`, () => {
    Reflect.deleteProperty(SAMPLE_CONTENT, name);
    open();
    expect(notes()).toEqual([]);
  });
});
