import type { ContentSummary, SectionState } from '@kadam/shared/contract/content';
import type { Section } from '@kadam/shared/contract/published-content';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchSection, fetchSections } from './content.requests';

/** Key of the list and of each section. */
export const CONTENT = 'content';

export const useSections = (): Loaded<readonly ContentSummary[]> =>
  useLoaded({ key: [CONTENT, 'list'], load: fetchSections, keepsOnError: true });

export const useSectionState = (section: Section): Loaded<SectionState> =>
  useLoaded({ key: [CONTENT, section], load: (signal) => fetchSection(section, signal), keepsOnError: true });
