import type { CompanyPage } from '@kadam/shared/contract/companies';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { Course, CourseWithBatches } from '@kadam/shared/contract/learning';
import { DomainError } from '../../errors';
import type { DocumentedPosting } from '../jobs';
import type { Cohort, ComposedDocuments } from './composed-documents';
import { companyDocument, unknownCompany } from './company-document';
import { courseDocument, unknownCourse } from './course-document';
import type { ShownContent } from '../content';
import { fillDocument, fillSummary, type ItemDocument } from './fill-document';
import { feedLink, INDEED_END, indeedJob, indeedStart, newestFeed } from './feeds';
import { jobDocument, unknownJob, jobListText } from './job-document';
import type { PageRenderer } from './page-renderer';
import { fillPublished, changesMarkup, prerenderedPage, publishedFor } from './published-document';
import { createSitemap } from './sitemap';

const NEWEST_SHOWN = 20;
const NEWEST_IN_FEED = 50;
/** Postings of a feed that are read at a time. */
const FEED_PAGE = 200;

interface Parts {
  readonly composed: ComposedDocuments;
  readonly jobs: {
    documentedPosting(id: string): Promise<DocumentedPosting>;
    activePage(afterId: string | undefined, limit: number): Promise<DocumentedPosting[]>;
    activeCount(): Promise<number>;
    newest(limit: number): Promise<readonly JobPosting[]>;
    activeAfter(skipped: number, limit: number): Promise<{ id: string; createdAt: Date }[]>;
  };
  readonly learning: { course(id: string): Promise<CourseWithBatches>; all(): Promise<readonly Course[]> };
  readonly content: { current(): ShownContent };
  readonly render: PageRenderer;
  readonly companies: {
    company(slug: string, page: number): Promise<CompanyPage>;
    slugOf(postingId: string): Promise<string | null>;
    hiring(): Promise<string[]>;
  };
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export type MadeDocument =
  | { readonly status: 200 | 404 | 410; readonly html: string }
  | { readonly status: 301; readonly location: string };

interface DocumentRequest {
  readonly route: string;
  readonly cohort: Cohort;
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/**
 * Documents of single jobs and courses for search engines, previews and readers without scripts;
 * the sitemap, and feeds of the jobs.
 */
export function createDocumentsService({
  composed,
  jobs,
  learning,
  companies,
  content,
  render,
  publicUrl,
  clock,
}: Parts) {
  /** The document with the content that the office has published, otherwise as composed. */
  async function withPublished(document: string, path: string): Promise<string> {
    const shown = content.current();
    const published = publishedFor(path, shown);
    if (!published) return document;
    const page = changesMarkup(published) ? prerenderedPage(document, path) : undefined;
    return fillPublished(document, published, page && (await render(page, published, shown)));
  }

  async function made(
    { route, cohort }: DocumentRequest,
    status: 200 | 404 | 410,
    item: ItemDocument,
  ): Promise<MadeDocument> {
    const document = await composed.read(route, cohort);
    if (document === undefined) throw unpublished(route);
    return { status, html: fillDocument(await withPublished(document, `/${route}/_`), item) };
  }

  return {
    async job(id: string, cohort: Cohort): Promise<MadeDocument> {
      const request = { route: 'jobs', cohort };
      const found = await known(jobs.documentedPosting(id));
      if (!found) return made(request, 404, unknownJob());
      const companySlug = await companies.slugOf(id);
      const document = jobDocument({ ...found, companySlug }, `${publicUrl}/jobs/${id}`);
      return made(request, found.job.isActive ? 200 : 410, document);
    },

    async jobList(cohort: Cohort): Promise<MadeDocument> {
      const document = await composed.readPage('jobs', cohort);
      if (document === undefined) throw unpublished('jobs');
      const [newest, total] = await Promise.all([jobs.newest(NEWEST_SHOWN), jobs.activeCount()]);
      return {
        status: 200,
        html: fillSummary(await withPublished(document, '/jobs'), {
          text: jobListText(newest, total),
          head: feedLink(),
        }),
      };
    },

    /** The document of any other page; undefined if no published content changes it. */
    async page(path: string, cohort: Cohort): Promise<string | undefined> {
      if (!publishedFor(path, content.current())) return undefined;
      const document = await composed.readPath(path, cohort);
      return document === undefined ? undefined : withPublished(document, path);
    },

    async course(id: string, cohort: Cohort): Promise<MadeDocument> {
      const request = { route: 'courses', cohort };
      const course = await known(learning.course(id));
      if (!course) return made(request, 404, unknownCourse());
      return made(request, 200, courseDocument(course, `${publicUrl}/courses/${course.id}`));
    },

    async company(slug: string, cohort: Cohort): Promise<MadeDocument> {
      const request = { route: 'companies', cohort };
      const found = await known(companies.company(slug, 1));
      if (!found) return made(request, 404, unknownCompany());
      const { slug: current } = found.company;
      if (current !== slug) return { status: 301, location: `/companies/${current}` };
      return made(request, 200, companyDocument(found, `${publicUrl}/companies/${current}`));
    },

    ...createSitemap({ composed, jobs, learning, companies, publicUrl }),

    newestFeed: async (): Promise<string> => newestFeed(publicUrl, await jobs.newest(NEWEST_IN_FEED)),

    /** All open postings for other job sites, streamed, because the whole feed may be 200 MB. */
    async *indeedFeed(): AsyncGenerator<string> {
      yield indeedStart(publicUrl, clock());
      for (let page = await jobs.activePage(undefined, FEED_PAGE); page.length > 0;) {
        yield page.map((found) => indeedJob(publicUrl, found)).join('');
        page = page.length < FEED_PAGE ? [] : await jobs.activePage(page.at(-1)?.job.id, FEED_PAGE);
      }
      yield INDEED_END;
    },
  };
}

const unpublished = (route: string) =>
  new DomainError('UNAVAILABLE', `No document of /${route} is published yet. Please try again in a moment.`);

const known = <Thing>(request: Promise<Thing>): Promise<Thing | undefined> =>
  request.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
