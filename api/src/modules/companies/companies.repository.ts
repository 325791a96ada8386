import type { Company } from '@kadam/shared/contract/companies';
import { imageAddress } from '@kadam/shared/contract/image-addresses';
import { logoText } from '@kadam/shared/contract/images';
import type { Queryable } from '../../db/database';

export interface FoundCompany extends Company {
  readonly id: string;
  readonly openJobs: number;
}

interface Row extends FoundCompany {
  readonly logoId: string | null;
}

// Only the office sees an employer without a published posting.
const WAS_PUBLISHED = `exists (select from job_postings where employer_id = e.id and state in ('published', 'closed'))`;
const OPEN = 'job_postings where employer_id = e.id and is_active';
const COLUMNS = `e.id, e.slug, e.name, e.description, e.website, e.location, e.logo_id as "logoId", e.logo_alt as "logoAlt",
  (select logo_url from ${OPEN} and logo_url is not null order by created_at desc limit 1) as "logoUrl",
  (select count(*)::int from ${OPEN}) as "openJobs"`;

export const companiesRepository = (database: Queryable) => ({
  /** By the current slug, otherwise by a former one. */
  async find(slug: string): Promise<FoundCompany | undefined> {
    const [found] = await database.query<Row>(
      `select ${COLUMNS} from employers e left join employer_slugs f on f.slug = $1 and f.employer_id = e.id
       where (e.slug = $1 or f.slug is not null) and ${WAS_PUBLISHED} order by e.slug = $1 desc limit 1`,
      [slug],
    );
    return found && toCompany(found);
  },

  /** Slug of the company of a public posting. */
  async slugOf(postingId: string): Promise<string | null> {
    const [found] = await database.query<{ slug: string }>(
      `select e.slug from job_postings p join employers e on e.id = p.employer_id
       where p.id = $1 and p.state in ('published', 'closed')`,
      [postingId],
    );
    return found?.slug ?? null;
  },

  /** Slugs of the companies with open jobs, oldest company first. */
  async hiring(): Promise<string[]> {
    const rows = await database.query<{ slug: string }>(
      `select slug from employers e where exists (select from ${OPEN}) order by created_at, id`,
    );
    return rows.map(({ slug }) => slug);
  },
});

const toCompany = ({ logoId, logoAlt, logoUrl, ...company }: Row): FoundCompany => ({
  ...company,
  logoUrl: logoId === null ? logoUrl : imageAddress(logoId),
  logoAlt: logoText({ alt: logoAlt }, company.name),
});
