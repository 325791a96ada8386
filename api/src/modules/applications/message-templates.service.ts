import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import {
  type MessageTemplate,
  TEMPLATE_STATUSES,
  type TemplateBody,
  type TemplateStatus,
} from '@kadam/shared/contract/message-templates';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { DomainError } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import { BUILT_IN_TEMPLATES } from './built-in-templates';
import { messageTemplatesRepository, type StoredTemplate } from './message-templates.repository';

export type MessageTemplatesService = ReturnType<typeof createMessageTemplatesService>;

/** Templates of the mails about a status; every version is kept. */
export const createMessageTemplatesService = ({ database, audit, clock }: AuditedParts) => ({
  async list(): Promise<MessageTemplate[]> {
    const stored = new Map((await messageTemplatesRepository(database).newest()).map((one) => [one.status, one]));
    return TEMPLATE_STATUSES.map((status) => toTemplate(status, stored.get(status)));
  },

  /** A repeated call returns the result of the first one. */
  save: (by: Actor, status: TemplateStatus, { subject, text, version }: TemplateBody): Promise<MessageTemplate> =>
    database.transaction(async (tx) => {
      const templates = messageTemplatesRepository(tx);
      const before = toTemplate(status, await templates.newestOf(status));
      const isSame = before.subject === subject && before.text === text;
      if (isSame && [version, version + 1].includes(before.version)) return before;
      const next = { status, version: version + 1, subject, text, at: clock(), by: by.name };
      if (before.version !== version || !(await templates.add(next)))
        throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
      await audit.record(tx, by, {
        action: 'template.change',
        subject: { kind: 'template', id: status, title: STATUS_LABELS[status] },
        before: textsOf(before),
        after: { subject, text },
      });
      return toTemplate(status, next);
    }),
});

const textsOf = ({ subject, text }: MessageTemplate) => ({ subject, text });

function toTemplate(status: TemplateStatus, stored: StoredTemplate | undefined): MessageTemplate {
  const builtIn = BUILT_IN_TEMPLATES[status];
  const { subject, text } = stored ?? builtIn;
  return {
    status,
    version: stored?.version ?? 0,
    subject,
    text,
    changedAt: stored?.at.toISOString() ?? null,
    changedBy: stored?.by ?? null,
    builtIn,
  };
}
