import { BRAND } from '@kadam/shared/contract/brand';
import { largeImage } from '@kadam/shared/contract/image-addresses';
import type { Company, CompanyPage } from '@kadam/shared/contract/companies';
import { markup } from '../../html';
import type { ItemDocument } from './fill-document';
import { facts, paragraphs, shortened } from './readable';

/** The document of a company with its newest open jobs. */
export const companyDocument = (page: CompanyPage, url: string): ItemDocument => ({
  title: `Jobs at ${page.company.name} | ${BRAND.name}`,
  description: shortened(page.company.description || summaryOf(page)),
  canonical: url,
  structuredData: organization(page.company, url),
  text: markup`<article class="document-text"><h1>${page.company.name}</h1>
${facts([
  ['Location', page.company.location || undefined],
  ['Website', page.company.website || undefined],
])}
${paragraphs(page.company.description)}
<h2>Open jobs</h2><p>${summaryOf(page)}</p>
<ul>${page.jobPostings.map(
    ({ id, jobName, location }) =>
      markup`<li><a href="/jobs/${id}">${jobName}</a>${location === '' ? '' : `, ${location}`}</li>`,
  )}</ul>
<p><a href="/jobs">All jobs</a></p></article>`,
  pageData: page,
});

export const unknownCompany = (): ItemDocument => ({
  title: `Company not found | ${BRAND.name}`,
  description: 'There is no company at this address.',
  text: markup`<article class="document-text"><h1>Company not found</h1>
<p>There is no company at this address.</p><p><a href="/jobs">All jobs</a></p></article>`,
});

function summaryOf({ company: { name }, pagination: { total } }: CompanyPage): string {
  if (total === 0) return `${name} has no open jobs right now.`;
  return total === 1 ? `${name} has 1 open job.` : `${name} has ${total.toLocaleString('en-IN')} open jobs.`;
}

/** https://schema.org/Organization */
const organization = ({ name, description, website, location, logoUrl }: Company, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url,
  ...(description && { description }),
  ...(website && { sameAs: website }),
  ...(logoUrl && { logo: new URL(largeImage(logoUrl), url).href }),
  ...(location && { address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' } }),
});
