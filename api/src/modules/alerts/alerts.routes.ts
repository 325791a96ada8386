import {
  changeAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  showAlertUnsubscription,
  unsubscribeAlert,
} from '@kadam/shared/contract/alerts';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { renderPage } from '../../http/pages';
import { serve, success } from '../../http/serve';
import { alertPage } from './alert-pages';
import type { AlertsService } from './alerts.service';

export function alertsRoutes(app: FastifyInstance, alerts: AlertsService, counters: Counters): void {
  serve(app, listAlerts, {
    handle: async ({ member }) => success({ data: { alerts: await alerts.ofMember(member.id) } }),
  });
  serve(app, createAlert, {
    counters,
    handle: async ({ member, body }) => success({ data: { alert: await alerts.create(member.id, body) } }),
  });
  serve(app, changeAlert, {
    counters,
    handle: async ({ member, params, body }) =>
      success({ data: { alert: await alerts.change(member.id, params.id, body) } }),
  });
  serve(app, deleteAlert, {
    counters,
    handle: async ({ member, params }) => {
      await alerts.end(member.id, params.id);
      return success({});
    },
  });
  serve(app, showAlertUnsubscription, {
    handle: async ({ query }) => renderPage(alertPage(await alerts.linkedBy(query.token))),
  });
  serve(app, unsubscribeAlert, {
    handle: async ({ query }) => renderPage(alertPage(await alerts.unsubscribe(query.token))),
  });
}
