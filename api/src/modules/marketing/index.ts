export { contactRepository } from './contact.repository';
export { createContactService } from './contact.service';
export { marketingRoutes } from './marketing.routes';
export { newsletterRepository } from './newsletter.repository';
export { createNewsletterService } from './newsletter.service';
