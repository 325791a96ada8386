import {
  getSection,
  getSectionVersion,
  listContent,
  publishSection,
  type PublishBody,
} from '@kadam/shared/contract/content';
import type { Section } from '@kadam/shared/contract/published-content';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';

export const fetchSections = async (signal: AbortSignal) => (await callForData(listContent, { signal })).sections;

export const fetchSection = (section: Section, signal: AbortSignal) =>
  callForData(getSection, { params: { section }, signal });

export const fetchVersion = async (section: Section, number: number) =>
  (await callForData(getSectionVersion, { params: { section, version: String(number) } })).content;

export const sendSection = (section: Section, body: PublishBody): Promise<unknown> =>
  call(publishSection, { params: { section }, body });
