import { BUILT_IN_COMPANY, replaceBrand } from '@kadam/shared/contract/brand';
import { SECTION_DEFINITIONS, type SectionContent } from '@kadam/shared/contract/content';
import type { PrivacyFacts } from '@kadam/shared/contract/privacy-settings';
import { type Section, SECTIONS } from '@kadam/shared/contract/published-content';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { contentRepository } from './content.repository';

/**
 * Published content by section, and the saved settings that the privacy policy names. Sections that
 * were never published, and unsaved settings, are absent.
 */
export type ShownContent = { readonly [Name in Section]?: SectionContent[Name] } & {
  readonly privacyFacts?: PrivacyFacts;
};

/** The settings that the privacy policy names; undefined before they are saved. */
export type ReadPrivacyFacts = (database: Queryable) => Promise<PrivacyFacts | undefined>;

/** A stored or built-in content with its fields in the order of the schema, or undefined. */
export function normalized<Name extends Section>(section: Name, content: unknown): SectionContent[Name] | undefined {
  const { success, data } = SECTION_DEFINITIONS[section].schema.safeParse(content);
  return success ? (data as SectionContent[Name]) : undefined;
}

interface Parts {
  readonly database: Queryable;
  readonly log: FastifyBaseLogger;
  readonly privacyFacts: ReadPrivacyFacts;
}

/**
 * The content of the public pages, in memory. The company's details are also used in mails and
 * documents (`BRAND`).
 */
export function createShownContent({ database, log, privacyFacts }: Parts) {
  let shown: ShownContent = {};
  return {
    current: (): ShownContent => shown,

    async refresh(): Promise<void> {
      const stored = new Map((await contentRepository(database).newest()).map((one) => [one.section, one]));
      const published = SECTIONS.flatMap((section) => {
        const { content = null, version } = stored.get(section) ?? {};
        if (content === null) return [];
        const valid = normalized(section, content);
        if (!valid) log.warn({ section, version }, 'Published content is no longer valid; the built-in one is shown.');
        return valid ? [[section, valid] as const] : [];
      });
      const facts = await privacyFacts(database);
      shown = { ...(Object.fromEntries(published) as ShownContent), ...(facts && { privacyFacts: facts }) };
      replaceBrand({ ...BUILT_IN_COMPANY, ...shown.company });
    },
  };
}
