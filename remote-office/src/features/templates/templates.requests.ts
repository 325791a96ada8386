import {
  listTemplates,
  messageTemplate,
  saveTemplate,
  type MessageTemplate,
  type TemplateBody,
  type TemplateStatus,
} from '@kadam/shared/contract/message-templates';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const list = z.object({ data: z.object({ templates: z.array(messageTemplate) }) });

export async function fetchTemplates(signal: AbortSignal): Promise<readonly MessageTemplate[]> {
  const { data } = list.safeParse(await call(listTemplates, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data.templates;
}

export const sendTemplate = (status: TemplateStatus, body: TemplateBody): Promise<unknown> =>
  call(saveTemplate, { params: { status }, body });
