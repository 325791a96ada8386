import {
  listTemplates,
  messageTemplate,
  saveTemplate,
  type MessageTemplate,
  type TemplateBody,
  type TemplateStatus,
} from '@kadam/shared/contract/message-templates';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const list = z.object({ templates: z.array(messageTemplate) });

export const fetchTemplates = async (signal: AbortSignal): Promise<readonly MessageTemplate[]> =>
  dataOf(list, await call(listTemplates, { signal })).templates;

export const sendTemplate = (status: TemplateStatus, body: TemplateBody): Promise<unknown> =>
  call(saveTemplate, { params: { status }, body });
