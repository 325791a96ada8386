import {
  ACCOUNT_MESSAGES,
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  resendConfirmation,
  resetPassword,
} from '@kadam/shared/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { ConfirmationService } from './confirmation.service';
import type { DeviceCookies } from './device-cookies';
import type { EmailChangeService } from './email-change.service';
import type { ResetService } from './reset.service';

interface MailRoutesParts {
  reset: ResetService;
  confirmation: ConfirmationService;
  emailChange: EmailChangeService;
  devices: DeviceCookies;
  resets: Counters;
  linkUses: Counters;
  confirmations: Counters;
  emailChanges: Counters;
}

export function mailRoutes(app: FastifyInstance, parts: MailRoutesParts): void {
  const { reset, confirmation, devices, resets, linkUses, confirmations } = parts;
  serve(app, forgotPassword, {
    counters: resets,
    handle: async ({ body, client, cookies }) => {
      const cookie = await devices.of(body.email);
      await reset.request({ ...body, client, device: cookie.read(cookies.get(cookie.name)) });
      return success({ message: ACCOUNT_MESSAGES.resetAsked });
    },
  });
  serve(app, resetPassword, {
    counters: linkUses,
    handle: async ({ body, client }) =>
      success({ message: ACCOUNT_MESSAGES.resetDone, ...(await reset.reset({ ...body, client })) }),
  });
  serve(app, confirmEmail, {
    counters: linkUses,
    handle: async ({ member, body }) => {
      await confirmation.confirm(member, body.token);
      return success({ message: ACCOUNT_MESSAGES.confirmed });
    },
  });
  serve(app, resendConfirmation, {
    counters: confirmations,
    handle: async ({ member }) => {
      const isSent = await confirmation.resend(member);
      return success({ message: isSent ? ACCOUNT_MESSAGES.confirmationSent : ACCOUNT_MESSAGES.confirmed });
    },
  });
  emailChangeRoutes(app, parts);
}

function emailChangeRoutes(app: FastifyInstance, { emailChange, emailChanges, linkUses }: MailRoutesParts): void {
  serve(app, changeEmail, {
    counters: emailChanges,
    handle: async ({ member, body }) => {
      await emailChange.request(member, body);
      return success({ message: ACCOUNT_MESSAGES.emailChangeRequested });
    },
  });
  serve(app, confirmNewEmail, {
    counters: linkUses,
    handle: async ({ member, body }) =>
      success({ message: ACCOUNT_MESSAGES.emailChanged, email: await emailChange.confirm(member, body.token) }),
  });
}
