import {
  confirmNewsletter,
  MARKETING_MESSAGES,
  sendContact,
  showConfirmation,
  showUnsubscription,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@kadam/shared/contract/marketing';
import { newestJobs } from '@kadam/shared/contract/newest-jobs';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '../../http/pages';
import { serve, success } from '../../http/serve';
import type { ContactService } from './contact.service';
import type { NewestJobsService } from './newest-jobs.service';
import { NEWSLETTER_PAGES } from './newsletter-pages';
import type { NewsletterService } from './newsletter.service';

interface MarketingRoutesParts {
  contact: ContactService;
  newsletter: NewsletterService;
  newest: NewestJobsService;
}

export function marketingRoutes(app: FastifyInstance, { contact, newsletter, newest }: MarketingRoutesParts): void {
  serve(app, newestJobs, {
    config: { isRevalidated: true },
    handle: async () => success({ data: { jobs: await newest.jobs() } }),
  });
  serve(app, sendContact, {
    handle: async ({ body, client, idempotencyKey }) => {
      await contact.send(body, client, idempotencyKey);
      return success({ message: MARKETING_MESSAGES.contactSent });
    },
  });
  serve(app, subscribeNewsletter, {
    handle: async ({ body, client }) => {
      await newsletter.subscribe(body, client);
      return success({ message: MARKETING_MESSAGES.newsletterAsked });
    },
  });
  serve(app, showConfirmation, {
    handle: async ({ query }) =>
      renderPage(
        (await newsletter.mayConfirm(query.token)) ? NEWSLETTER_PAGES.askToConfirm : NEWSLETTER_PAGES.confirmed,
      ),
  });
  serve(app, confirmNewsletter, {
    handle: async ({ query }) => {
      await newsletter.confirm(query.token);
      return renderPage(NEWSLETTER_PAGES.confirmed);
    },
  });
  serve(app, showUnsubscription, {
    handle: async ({ query }) =>
      renderPage(
        (await newsletter.mayUnsubscribe(query.token))
          ? NEWSLETTER_PAGES.askToUnsubscribe
          : NEWSLETTER_PAGES.unsubscribed,
      ),
  });
  serve(app, unsubscribeNewsletter, {
    handle: async ({ query }) => {
      await newsletter.unsubscribe(query.token);
      return renderPage(NEWSLETTER_PAGES.unsubscribed);
    },
  });
}
