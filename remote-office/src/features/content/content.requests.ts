import {
  contentSummary,
  getSection,
  getSectionVersion,
  listContent,
  publishSection,
  sectionState,
  type ContentSummary,
  type PublishBody,
  type SectionState,
} from '@kadam/shared/contract/content';
import type { Section } from '@kadam/shared/contract/published-content';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const list = z.object({ sections: z.array(contentSummary) });
const version = z.object({ content: z.record(z.string(), z.unknown()) });

export const fetchSections = async (signal: AbortSignal): Promise<readonly ContentSummary[]> =>
  dataOf(list, await call(listContent, { signal })).sections;

export const fetchSection = async (section: Section, signal: AbortSignal): Promise<SectionState> =>
  dataOf(sectionState, await call(getSection, { params: { section }, signal }));

export async function fetchVersion(section: Section, number: number): Promise<PublishBody['content']> {
  const params = { section, version: String(number) };
  return dataOf(version, await call(getSectionVersion, { params })).content;
}

export const sendSection = (section: Section, body: PublishBody): Promise<unknown> =>
  call(publishSection, { params: { section }, body });
