import {
  listTemplates,
  saveTemplate,
  type TemplateBody,
  type TemplateStatus,
} from '@kadam/shared/contract/message-templates';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';

export const fetchTemplates = async (signal: AbortSignal) => (await callForData(listTemplates, { signal })).templates;

export const sendTemplate = (status: TemplateStatus, body: TemplateBody): Promise<unknown> =>
  call(saveTemplate, { params: { status }, body });
