import type { ApplicationMessage } from '@kadam/shared/contract/application-messages';
import type { Application } from './applications';
import { isRecord, textOf } from './job-posting';
import { dataOf } from './postings-response';

/** A message about an application. */
export type Message = Pick<ApplicationMessage, 'id' | 'at' | 'from' | 'text' | 'isRead'>;

/** Oldest first; undefined if the response has another shape. */
export function toMessages(response: unknown): readonly Message[] | undefined {
  const { messages } = dataOf(response);
  if (!Array.isArray(messages)) return undefined;
  return messages.filter(isRecord).map(({ id, at, from, text, isRead }) => ({
    id: textOf(id),
    at: textOf(at),
    from: from === 'office' ? 'office' : 'candidate',
    text: textOf(text),
    isRead: isRead === true,
  }));
}

/** The messages with the notes of status changes, in the order of time. */
export const withNotes = (messages: readonly Message[], history: Application['history']): readonly Message[] =>
  [
    ...messages,
    ...history.flatMap(({ at, note }) =>
      note === '' ? [] : [{ id: at, at, from: 'office' as const, text: note, isRead: true }],
    ),
  ].sort((one, other) => one.at.localeCompare(other.at));
