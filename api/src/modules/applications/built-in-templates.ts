import type { TemplateStatus } from '@kadam/shared/contract/message-templates';

interface TemplateTexts {
  readonly subject: string;
  readonly text: string;
}

const SUBJECT = '{{status}}: your application for {{job}}';

const template = (news: string): TemplateTexts => ({
  subject: SUBJECT,
  text: `Hello {{name}},\n\nYour application for {{job}} at {{company}} ${news}.`,
});

/** Mails about a status until the office writes its own. */
export const BUILT_IN_TEMPLATES: Readonly<Record<TemplateStatus, TemplateTexts>> = {
  seen: template('has been seen by our office'),
  shortlisted: template('has been shortlisted'),
  interview: template('leads to an interview'),
  offer: template('has led to an offer'),
  hired: template('was successful: you are hired. Congratulations'),
  not_chosen: template('was not chosen this time'),
};
