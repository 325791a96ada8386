import { officeMailbox } from '../../mail';
import type { Module, ModuleParts, WaitingSource } from '../module';
import type { OfficeServices } from '../staff';
import { inboxRoutes } from './inbox.routes';
import { createMailsService } from './mails.service';
import { createMessagesService } from './messages.service';
import { createSubscribersService } from './subscribers.service';

interface Services extends OfficeServices {
  /** The modules whose `waiting` is part of the overview of the office. */
  readonly domains: readonly Module[];
}

const ALL_ROLES = ['recruiter', 'course_manager', 'content_editor'] as const;

/** Messages of people to the office, and mails of the portal that were not sent. */
export function inboxModule({ database, config, clock }: ModuleParts, { audit, staff, domains }: Services): Module {
  const office = officeMailbox(config.officeEmail);
  const messages = createMessagesService({ database, audit, staff, office, clock });
  const mails = createMailsService({ database, audit, clock });
  const own: readonly WaitingSource[] = [
    { kind: 'messages', roles: ALL_ROLES, read: messages.waiting },
    { kind: 'failed-mails', roles: ALL_ROLES, read: mails.waiting },
  ];
  return {
    name: 'inbox',
    service: undefined,
    // Columns that a member's data does not include: names of the staff.
    personalData: { secret: { contact_messages: ['assignee_id', 'handled_by'], contact_replies: ['by_name'] } },
    routes: (app) =>
      inboxRoutes(app, {
        messages,
        mails,
        staff,
        subscribers: createSubscribersService(database, audit, clock),
        waiting: [...domains.flatMap(({ waiting = [] }) => waiting), ...own],
      }),
  };
}
