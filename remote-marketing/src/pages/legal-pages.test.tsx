import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@kadam/shared/router';
import { BUILT_IN_PRIVACY } from '@kadam/shared/contract/privacy-policy';
import { BUILT_IN_TERMS } from '@kadam/shared/contract/terms';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

const pages = [
  ['Terms of Service', TermsPage, BUILT_IN_TERMS.effectiveFrom],
  ['Privacy Policy', PrivacyPage, BUILT_IN_PRIVACY.effectiveFrom],
] as const;

const open = (Page: (typeof pages)[number][1]) => render(<Page />, { wrapper: BrowserRouter });

it.each(pages)(
  '%s shows its date of effect, and links to every part by its heading',
  async (title, Page, effectiveFrom) => {
    open(Page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(/^\d\d? [A-Z][a-z]+ 20\d\d$/).getAttribute('datetime')).toBe(effectiveFrom);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const part = document.getElementById((link as HTMLAnchorElement).hash.slice(1))!;
      expect(within(part).getByRole('heading', { level: 2 }).textContent).toBe(link.textContent);
    }
    await userEvent.click(links[2]!);
    expect(window.location.hash).toBe((links[2] as HTMLAnchorElement).hash);
  },
);

it.each(pages)('%s has the office’s mail address and phone number as links within the text', (_, Page) => {
  open(Page);
  const mail = screen.getAllByRole('link', { name: 'hello@kadam.example' });
  expect(mail[0]!.getAttribute('href')).toBe('mailto:hello@kadam.example');
  expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(mail[0]!.parentElement!.textContent).toMatch(/\w hello@kadam\.example\W/);
});

it.each(pages)('%s has a value for every variable, and adds nothing to the built-in text', (title, Page) => {
  open(Page);
  expect(document.body.textContent).not.toMatch(/\{\{|undefined/);
  const own = title === 'Terms of Service' ? BUILT_IN_TERMS.parts : BUILT_IN_PRIVACY.parts;
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, own.length)).toEqual(own.map((part) => part.title));
  expect(headings.slice(own.length)).toEqual(title === 'Terms of Service' ? [] : ['Ask about your data']);
});

it('names the Digital Personal Data Protection Act', () => {
  open(PrivacyPage);
  expect(screen.getByText(/Digital Personal Data Protection Act, 2023/)).toBeTruthy();
});
