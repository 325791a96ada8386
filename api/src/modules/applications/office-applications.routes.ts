import {
  addInternalNote,
  changeStatus,
  changeStatuses,
  exportOfficeApplications,
  getApplicationsBoard,
  getOfficeApplication,
  getOfficeFit,
  getOfficeResume,
  getOfficeResumeText,
  listOfficeApplications,
} from '@kadam/shared/contract/office-applications';
import { listTemplates, saveTemplate } from '@kadam/shared/contract/message-templates';
import type { FastifyInstance } from 'fastify';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { Member } from '../../plugins/authentication';
import type { Actor } from '../audit';
import type { MessageTemplatesService } from './message-templates.service';
import type { OfficeApplicationsService } from './office-applications.service';

interface Parts {
  readonly applications: OfficeApplicationsService;
  readonly templates: MessageTemplatesService;
  readonly actor: (member: Member) => Promise<Actor>;
}

export function officeApplicationsRoutes(app: FastifyInstance, parts: Parts): void {
  readingRoutes(app, parts);
  changingRoutes(app, parts);
}

function readingRoutes(app: FastifyInstance, { applications, actor }: Parts): void {
  serve(app, listOfficeApplications, {
    handle: async ({ query }) => {
      const { applications: listed, total } = await applications.list(query);
      const { page, limit } = query;
      return success({ data: { applications: listed, pagination: { page, limit, total } } });
    },
  });
  serve(app, exportOfficeApplications, {
    handle: async ({ member, query }) =>
      new FileResponse({
        name: 'applications.csv',
        mediaType: 'text/csv; charset=utf-8',
        bytes: await applications.export(await actor(member), query),
      }),
  });
  serve(app, getApplicationsBoard, {
    handle: async ({ params }) => success({ data: { board: await applications.board(params.id) } }),
  });
  serve(app, getOfficeApplication, {
    handle: async ({ params }) => success({ data: { application: await applications.open(params.id) } }),
  });
  serve(app, getOfficeResume, {
    handle: async ({ member, params }) => new FileResponse(await applications.resume(await actor(member), params.id)),
  });
  serve(app, getOfficeResumeText, {
    handle: async ({ params, client, signal }) =>
      success({ data: { resume: await applications.resumeText(params.id, { client, signal }) } }),
  });
  serve(app, getOfficeFit, {
    handle: async ({ params, client, signal }) =>
      success({ data: { fit: await applications.fit(params.id, { client, signal }) } }),
  });
}

function changingRoutes(app: FastifyInstance, { applications, templates, actor }: Parts): void {
  serve(app, changeStatus, {
    handle: async ({ member, params, body }) =>
      success({ data: { application: await applications.change(await actor(member), params.id, body) } }),
  });
  serve(app, changeStatuses, {
    handle: async ({ member, body }) =>
      success({ data: { outcomes: await applications.changeAll(await actor(member), body) } }),
  });
  serve(app, addInternalNote, {
    handle: async ({ member, params, body }) =>
      success({ data: { note: await applications.addNote(await actor(member), params.id, body) } }),
  });
  serve(app, listTemplates, { handle: async () => success({ data: { templates: await templates.list() } }) });
  serve(app, saveTemplate, {
    handle: async ({ member, params, body }) =>
      success({ data: { template: await templates.save(await actor(member), params.status, body) } }),
  });
}
