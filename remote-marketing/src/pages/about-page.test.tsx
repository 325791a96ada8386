import { render, screen } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import AboutPage from './about-page';

beforeEach(() => {
  render(<AboutPage />, { wrapper: BrowserRouter });
});

test('describes the company, beside a picture with a description', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Connecting Talent. Shaping Futures.' })).toBeTruthy();
  const picture = screen.getByRole('img', { name: /Three people on rising steps/ });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['640', '520']);
});

test('states vision and mission', () => {
  expect(screen.getByText(/trusted global career gateway/)).toBeTruthy();
  expect(screen.getByText(/empower individuals and organizations/)).toBeTruthy();
});

test('ends with the way to a person', () => {
  expect(screen.getByRole('link', { name: 'Talk to a Human' }).getAttribute('href')).toBe('/contact');
});
