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
import { renderPage, type PageContent } from '../../http/pages';
import { serve, success } from '../../http/serve';
import type { AlertsService, LinkedAlert } from './alerts.service';

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

const STAYS = 'The search stays on your dashboard, where you can resume it or remove it for good.';

const alertPage = ({ name, isSending }: LinkedAlert): PageContent =>
  isSending
    ? {
        title: 'Stop these mails?',
        paragraphs: [`Press the button and we will no longer mail you new jobs for “${name}”.`, STAYS],
        button: 'Stop the mails of this alert',
      }
    : {
        title: 'This alert sends no mails',
        paragraphs:
          name === undefined
            ? ['The alert has been ended, and nothing of it is stored.']
            : [`We will not mail you new jobs for “${name}”.`, STAYS],
      };
