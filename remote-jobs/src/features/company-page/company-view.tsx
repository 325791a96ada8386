import { BRAND } from '@kadam/shared/contract/brand';
import { COMPANY_PAGE_SIZE } from '@kadam/shared/contract/companies';
import { Link, useNavigate, useSearchParams } from '@kadam/shared/router';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Pagination } from '@kadam/shared/ui/pagination';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CompanyPage } from '../../lib/company-page';
import type { Job } from '../../lib/job-posting';
import { LoadFailed } from '../../load-failed';
import { companyHref, paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { Facts, Head, OpenJobs, Text } from './company-page.styles';
import { useCompanyPage } from './use-company-page';

interface CompanyViewProps {
  readonly slug: string;
  readonly renderLogo: (company: CompanyPage) => ReactNode;
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  readonly renderPending: () => ReactNode;
}

/** A company with its open jobs. A former address is replaced by the current one. */
export function CompanyView({ slug, ...parts }: CompanyViewProps) {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const state = useCompanyPage(slug, page);
  const found = state.status === 'ready' ? state.found : undefined;
  usePresentAddress(slug, page, found);
  useEffect(() => {
    if (found) document.title = `Jobs at ${found.name} | ${BRAND.name}`;
  }, [found]);
  if (state.status === 'missing') {
    return (
      <EmptyState
        title="There is no such company"
        text="It may have another name by now."
        action={<Link to={paths.jobs}>Search all jobs</Link>}
      />
    );
  }
  return (
    <article aria-busy={state.status === 'loading'}>
      <Head>
        {found && parts.renderLogo(found)}
        <div>
          <h1 tabIndex={-1}>{found?.name ?? 'Company'}</h1>
          {found && <CompanyFacts company={found} />}
        </div>
      </Head>
      {found && found.description !== '' && <Text>{found.description}</Text>}
      {state.status === 'loading' && (
        <>
          <StillLoading />
          {parts.renderPending()}
        </>
      )}
      {state.status === 'failed' && <LoadFailed message="The company could not be loaded" retry={state.retry} />}
      {found && <Jobs company={found} page={page} renderJobs={parts.renderJobs} />}
    </article>
  );
}

function CompanyFacts({ company: { location, website } }: { readonly company: CompanyPage }) {
  if (location === '' && website === '') return null;
  return (
    <Facts>
      {location !== '' && <span>{location}</span>}
      {website !== '' && (
        <a href={website} target="_blank" rel="nofollow noopener noreferrer">
          {website.replace(/^https:\/\//i, '').replace(/\/$/, '')}
        </a>
      )}
    </Facts>
  );
}

interface JobsProps extends Pick<CompanyViewProps, 'renderJobs'> {
  readonly company: CompanyPage;
  readonly page: number;
}

function Jobs({ company: { slug, name, jobs, openJobs }, page, renderJobs }: JobsProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const handleTurn = (next: number) => {
    void navigate(companyHref(slug, next));
    heading.current?.scrollIntoView();
    heading.current?.focus();
  };
  return (
    <OpenJobs aria-label="Open jobs">
      <h2 ref={heading} tabIndex={-1}>
        {countText(openJobs)}
      </h2>
      {jobs.length > 0 && renderJobs(jobs)}
      {jobs.length === 0 && (
        <p>
          {openJobs === 0 ? `${name} has no open jobs right now. ` : 'There are no jobs on this page. '}
          <Link to={paths.jobs}>Search all jobs</Link>
        </p>
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(openJobs / COMPANY_PAGE_SIZE)}
        hrefOf={(next) => companyHref(slug, next)}
        onSelect={handleTurn}
      />
    </OpenJobs>
  );
}

const countText = (count: number): string =>
  count === 1 ? '1 open job' : `${count.toLocaleString('en-IN')} open jobs`;

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function usePresentAddress(slug: string, page: number, found: CompanyPage | undefined): void {
  const navigate = useNavigate();
  const current = found?.slug;
  useEffect(() => {
    if (current !== undefined && current !== slug) void navigate(companyHref(current, page), { replace: true });
  }, [current, slug, page, navigate]);
}
