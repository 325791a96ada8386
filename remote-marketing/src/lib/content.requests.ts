import { getContent } from '@kadam/shared/contract/content';
import type { Section } from '@kadam/shared/contract/published-content';
import { call } from '@kadam/shared/http';

export async function fetchSection(section: Section, signal: AbortSignal): Promise<unknown> {
  const response = (await call(getContent, { params: { section }, signal })) as { data: { content: unknown } };
  return response.data.content;
}
