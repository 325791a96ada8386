import { BRAND } from '@kadam/shared/contract/brand';
import type { ContactTopic } from '../paths';

export const contactHero = {
  title: 'Contact Us',
  lead: `Tell us where you stand and where you want to be. A person reads it and answers ${BRAND.answerTime}.`,
} as const;

export const hireHero = {
  title: 'Hire With Us',
  lead: `Tell us the role once. A person reads it and answers ${BRAND.answerTime}.`,
} as const;

const TOPICS: Readonly<Record<ContactTopic, string>> = { employer: 'Employer solutions' };

/** The first line of a message with a topic; empty for an unknown topic or none. */
export function openingOf(topic: string | null): string {
  if (topic === null || !Object.hasOwn(TOPICS, topic)) return '';
  return `Topic: ${TOPICS[topic as ContactTopic]}\n\n`;
}
