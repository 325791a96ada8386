import { BUILT_IN_COMPANY, replaceBrand } from '@kadam/shared/contract/brand';
import { SECTION_DEFINITIONS, type SectionContent } from '@kadam/shared/contract/content';
import { type Section, SECTIONS } from '@kadam/shared/contract/published-content';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { contentRepository } from './content.repository';

/** Published content by section; sections with the built-in content are absent. */
export type ShownContent = { readonly [Name in Section]?: SectionContent[Name] };

/** A stored or built-in content with its fields in the order of the schema, or undefined. */
export function normalized<Name extends Section>(section: Name, content: unknown): SectionContent[Name] | undefined {
  const { success, data } = SECTION_DEFINITIONS[section].schema.safeParse(content);
  return success ? (data as SectionContent[Name]) : undefined;
}

/**
 * What the public pages show, in memory. The company's details are also those of mails and
 * documents (`BRAND`).
 */
export function createShownContent({ database, log }: { database: Queryable; log: FastifyBaseLogger }) {
  let shown: ShownContent = {};
  return {
    current: (): ShownContent => shown,

    async refresh(): Promise<void> {
      const stored = new Map((await contentRepository(database).newest()).map((one) => [one.section, one]));
      const published = SECTIONS.flatMap((section) => {
        const { content = null, version } = stored.get(section) ?? {};
        if (content === null) return [];
        const valid = normalized(section, content);
        if (!valid)
          log.warn({ section, version }, 'Published content is not valid any more; the built-in one is shown.');
        return valid ? [[section, valid] as const] : [];
      });
      shown = Object.fromEntries(published) as ShownContent;
      replaceBrand({ ...BUILT_IN_COMPANY, ...shown.company });
    },
  };
}
