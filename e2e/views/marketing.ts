import { expect, type Page } from '@playwright/test';
import { away, press, type View } from './view';

const page = (name: string, path: string): View => ({ name, path });

async function writeToUs(view: Page): Promise<void> {
  const main = view.getByRole('main');
  await main.getByLabel('Name').fill('Asha Kulkarni');
  await main.getByLabel('Email').fill('asha.kulkarni@example.com');
  await main.getByLabel('Message').fill('I would like to talk about moving from support into development.');
  await main.getByRole('button', { name: 'Submit' }).click();
}

export const marketing: readonly View[] = [
  page('home', '/'),
  page('about', '/about'),
  page('services', '/services'),
  page('team', '/team'),
  page('contact', '/contact'),
  page('hire', '/hire'),
  page('faq', '/faq'),
  page('terms', '/terms'),
  page('privacy', '/privacy'),
  {
    ...page('contact-incomplete', '/contact'),
    reach: async (view) => {
      await view.getByRole('main').getByRole('button', { name: 'Submit' }).click();
      await expect(view.getByRole('main').getByText('Please enter a message').first()).toBeVisible();
    },
  },
  {
    ...page('contact-sent', '/contact'),
    reach: async (view) => {
      await writeToUs(view);
      await expect(view.getByText(/your message is with us/)).toBeVisible();
    },
  },
  {
    ...page('contact-failed', '/contact'),
    arrange: away('contact'),
    reach: async (view) => {
      await writeToUs(view);
      await expect(view.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    ...page('home-scrolled', '/'),
    reach: async (view) => {
      await view.evaluate(() => scrollTo(0, 600));
      await expect(view.getByRole('banner')).toBeVisible();
    },
  },
  {
    ...page('newsletter-sent', '/terms'),
    reach: async (view) => {
      await view.getByPlaceholder('Email address').fill('asha.kulkarni@example.com');
      await press(view, 'SUBSCRIBE');
      await expect(view.getByRole('contentinfo').getByText(/confirm/)).toBeVisible();
    },
  },
  {
    ...page('newsletter-failed', '/terms'),
    arrange: away('newsletter/subscribe'),
    reach: async (view) => {
      await view.getByPlaceholder('Email address').fill('asha.kulkarni@example.com');
      await press(view, 'SUBSCRIBE');
      await expect(view.getByRole('contentinfo').getByRole('alert')).toBeVisible();
    },
  },
];
