import { chooseConsent, findConsents, listConsents } from '@kadam/shared/contract/consents';
import {
  answerPrivacyRequest,
  changePrivacyRequest,
  confirmPrivacyRequest,
  getPrivacyRequest,
  listOwnPrivacyRequests,
  listPrivacyRequests,
  PRIVACY_REQUEST_MESSAGES,
  sendOwnPrivacyRequest,
  sendPrivacyRequest,
  showPrivacyRequest,
} from '@kadam/shared/contract/privacy-requests';
import { changePrivacySettings, getPrivacySettings, getRetentionEffect } from '@kadam/shared/contract/privacy-settings';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { renderPage } from '../../http/pages';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { ConsentsService } from './consents.service';
import type { OfficeRequestsService } from './office-requests.service';
import { PRIVACY_PAGES } from './privacy-pages';
import type { PrivacyRequestsService } from './privacy-requests.service';
import type { PrivacySettingsService } from './privacy-settings.service';

interface Parts {
  readonly consents: ConsentsService;
  readonly requests: PrivacyRequestsService;
  readonly office: OfficeRequestsService;
  readonly settings: PrivacySettingsService;
  readonly actor: StaffService['actor'];
  /** Of changes by a member. */
  readonly counters: Counters;
}

export function privacyRoutes(app: FastifyInstance, parts: Parts): void {
  personRoutes(app, parts);
  officeRoutes(app, parts);
}

function personRoutes(app: FastifyInstance, { consents, requests, counters }: Parts): void {
  serve(app, listConsents, {
    handle: async ({ member }) => success({ data: { choices: await consents.choices(member) } }),
  });
  serve(app, chooseConsent, {
    counters,
    handle: async ({ member, params, body }) =>
      success({ data: { choices: await consents.choose(member, params.purpose, body) } }),
  });
  serve(app, listOwnPrivacyRequests, {
    handle: async ({ member }) => success({ data: { requests: await requests.ofMember(member.id) } }),
  });
  serve(app, sendOwnPrivacyRequest, {
    counters,
    handle: async ({ member, body }) => success({ data: { requests: await requests.sendOwn(member, body) } }),
  });
  serve(app, sendPrivacyRequest, {
    handle: async ({ body, client }) => {
      await requests.send(body, client);
      return success({ message: PRIVACY_REQUEST_MESSAGES.confirm });
    },
  });
  serve(app, showPrivacyRequest, {
    handle: async ({ query }) =>
      renderPage((await requests.mayConfirm(query.token)) ? PRIVACY_PAGES.ask : PRIVACY_PAGES.confirmed),
  });
  serve(app, confirmPrivacyRequest, {
    handle: async ({ query }) => {
      await requests.confirm(query.token);
      return renderPage(PRIVACY_PAGES.confirmed);
    },
  });
}

function officeRoutes(app: FastifyInstance, { consents, office, settings, actor }: Parts): void {
  serve(app, findConsents, {
    handle: async ({ query }) => success({ data: { records: await consents.find(query.email) } }),
  });
  serve(app, getPrivacySettings, { handle: async () => success({ data: { settings: await settings.read() } }) });
  serve(app, changePrivacySettings, {
    handle: async ({ member, body }) =>
      success({ data: { settings: await settings.change(await actor(member), body) } }),
  });
  serve(app, getRetentionEffect, {
    handle: async ({ query }) => success({ data: { removed: await settings.effect(query) } }),
  });
  serve(app, listPrivacyRequests, { handle: async ({ query }) => success({ data: await office.list(query) }) });
  serve(app, getPrivacyRequest, {
    handle: async ({ params }) => success({ data: { request: await office.open(params.id) } }),
  });
  serve(app, changePrivacyRequest, {
    handle: async ({ member, params, body }) =>
      success({ data: { request: await office.change(await actor(member), params.id, body) } }),
  });
  serve(app, answerPrivacyRequest, {
    handle: async ({ member, params, body }) =>
      success({ data: { request: await office.answer(await actor(member), params.id, body) } }),
  });
}
