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
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const list = z.object({ data: z.object({ sections: z.array(contentSummary) }) });
const one = z.object({ data: sectionState });
const version = z.object({ data: z.object({ content: z.record(z.string(), z.unknown()) }) });

export async function fetchSections(signal: AbortSignal): Promise<readonly ContentSummary[]> {
  const { data } = list.safeParse(await call(listContent, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.sections;
}

export async function fetchSection(section: Section, signal: AbortSignal): Promise<SectionState> {
  const { data } = one.safeParse(await call(getSection, { params: { section }, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

export async function fetchVersion(section: Section, number: number): Promise<PublishBody['content']> {
  const params = { section, version: String(number) };
  const { data } = version.safeParse(await call(getSectionVersion, { params }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.content;
}

export const sendSection = (section: Section, body: PublishBody): Promise<unknown> =>
  call(publishSection, { params: { section }, body });
