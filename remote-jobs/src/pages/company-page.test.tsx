import { COMPANY_PAGE_SIZE, getCompany } from '@kadam/shared/contract/companies';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { screen, waitFor } from '@testing-library/react';
import { eachTest } from '../testing/each-test';
import { posting, rejected, success } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import CompanyPage from './company-page';

const openPage = pageOpener({ company: CompanyPage });

const company = {
  slug: 'rose-mills',
  name: 'Rose Mills',
  description: 'Yarn since 1920.',
  website: 'https://rose.example/',
  location: 'Nashik',
  logoUrl: null,
  logoAlt: 'Logo of Rose Mills',
};
const dataOf = (total: number, jobs = [posting(1)], page = 1) => ({
  company,
  jobPostings: jobs,
  pagination: { page, limit: COMPANY_PAGE_SIZE, total },
});
const { api } = eachTest((server) => {
  server.on(getCompany, ({ query }) => success(dataOf(30, [posting(Number(query.get('page') ?? 1))])));
});

describe('the page of a company', () => {
  it('shows what the company is, and its open jobs page by page', async () => {
    const user = openPage('/companies/rose-mills');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rose Mills' })).toBeTruthy();
    expect(document.title).toBe('Jobs at Rose Mills | Kadam');
    for (const text of ['Nashik', 'Yarn since 1920.', '30 open jobs']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'rose.example' }).getAttribute('rel')).toBe('nofollow noopener noreferrer');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('link', { name: 'Staff Nurse 2' })).toBeTruthy();
    expect(address()).toBe('/companies/rose-mills?page=2');
  });

  it('shows the logo that the office has uploaded, for both kinds of screens, with its text', async () => {
    const logoUrl = `/api/images/${'a'.repeat(32)}/1x.webp`;
    api.on(getCompany, () => success({ ...dataOf(1), company: { ...company, logoUrl } }));
    openPage('/companies/rose-mills');
    const logo = await screen.findByRole('img', { name: 'Logo of Rose Mills' });
    expect(logo.getAttribute('srcset')).toBe(`${logoUrl} 1x, ${logoUrl.replace('1x', '2x')} 2x`);
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['72', '72']);
  });

  it('renders the data of its document without a request, and never those of another company', async () => {
    const block = document.body.appendChild(document.createElement('script'));
    block.type = 'application/json';
    block.id = PAGE_DATA_ID;
    block.textContent = JSON.stringify(dataOf(1));
    openPage('/companies/rose-mills');
    expect(screen.getByRole('heading', { level: 2, name: '1 open job' })).toBeTruthy();
    expect(api.received(getCompany)).toHaveLength(0);
    block.remove();
  });

  it('replaces a former address by the current one', async () => {
    openPage('/companies/old-name');
    await waitFor(() => expect(address()).toBe('/companies/rose-mills'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rose Mills' })).toBeTruthy();
  });

  it('says that a company has no open jobs, or that there is no such company', async () => {
    api.on(getCompany, () => success(dataOf(0, [])));
    openPage('/companies/rose-mills');
    expect(await screen.findByText(/Rose Mills has no open jobs right now/)).toBeTruthy();
    api.on(getCompany, () => rejected(404, 'There is no company at this address.'));
    openPage('/companies/nobody');
    expect(await screen.findByText('There is no such company')).toBeTruthy();
  });

  it('offers to try again when it could not be loaded', async () => {
    api.on(getCompany, () => rejected(503, 'Busy.'));
    const user = openPage('/companies/rose-mills');
    expect(await screen.findByText('The company could not be loaded')).toBeTruthy();
    api.on(getCompany, () => success(dataOf(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rose Mills' })).toBeTruthy();
  });
});
