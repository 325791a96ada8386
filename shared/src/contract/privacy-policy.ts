import type { Sample } from './brand';
import { COMPANY_VARIABLES, companyValues, filledText, type LegalPart, type LegalText, lines } from './legal-text';
import { PRIVACY_ANSWER_DAYS } from './privacy-requests';
import { monthsText, type PrivacyFacts, RETENTION, RETENTION_KINDS, type RetentionKind } from './privacy-settings';
import { variablesIn } from './variables';

/** The privacy policy until the office publishes its own. */
export const BUILT_IN_PRIVACY: Sample<'privacy', LegalText> = {
  effectiveFrom: '2026-11-29',
  lead: 'What we know about you, why, for how long, and how you can change it.',
  parts: [
    {
      title: 'In short',
      text: lines(
        'We keep what you give us in order to do what you asked for, and nothing else. No advertising, no tracking across sites, no sale of data. Your profile reaches an employer only when you apply.',
        '{{legal name}} decides how your data is used; under the Digital Personal Data Protection Act, 2023 we are the data fiduciary and you are the data principal.',
      ),
      links: [],
    },
    {
      title: 'What we keep, and why',
      text: lines(
        'Each item is kept for the purpose beside it:',
        '- Account: your name, email address and password, so that you can log in, and whether you have confirmed the address. The password is stored only in a form from which it cannot be read back.',
        '- Job profile: phone, experience, packages, notice period, resume link, address and preferred places, so that you state them once for every application.',
        '- Resumes: the file you put on file for applications, its name, and what a machine reads in it (name, email address, phone, last job, skills with the line of each), so that you see what employers see, need not upload it again, and each job can say what fits you.',
        '- Resumes of the editor: up to ten, only when you save them to your account, so that you can open them on another device. Only you see them.',
        '- Saved jobs: which ones, so that you find them wherever you log in.',
        '- Job alerts: the searches you save, how often you want mail, and which jobs we have told you, so that each is told once. Every mail has a link that stops it with one click.',
        '- Skills of a resume that you have checked: only when you press “Keep what was read for my job matches”, so that each job can say what fits you. Nobody but you sees them.',
        '- Applications and enrollments: what you applied or enrolled for and when, what became of it, when our office opened it, and the resume that went with it, so that employers and course providers can answer you.',
        '- Messages: what you write in the contact form, so that we can answer.',
        '- Newsletter: your email address, once you have confirmed it. Every issue has a link that ends it with one click.',
        '- Technical records: time, page and kind of error, without your name, so that we notice when something breaks.',
      ),
      links: [],
    },
    {
      title: 'Resumes that you have checked',
      text: lines(
        'A file that you upload to the resume check is read in memory to compute the result, and is not kept on our servers. The result stays in your browser until you close the tab or leave the portal. If you ask us to keep what was read for your job matches, we keep its skills, the line each was read from and the name of the file with your account; not the file, nothing else of it. Your profile shows them and deletes them. The editor works in your browser; what you write there is not sent to us.',
      ),
      links: [],
    },
    {
      title: 'What is stored in your browser',
      text: lines(
        'No advertising or analytics cookies are set. While you use the portal your browser keeps, for this site alone:',
        '- a token that proves that you are logged in, until you log out;',
        '- one cookie for each account you log in to here, for 180 days after the last time: it keeps you from being slowed down because someone else tries wrong passwords, shows that you have used the account here before when you set a new password by mail, and never logs anyone in;',
        '- one cookie with a number from 0 to 99, for 30 days: it decides whether you are among the first to get a new version of the portal, and one visitor in a hundred has the same;',
        '- your member id, your email address and the jobs you have applied for, until you clear the data of this site; they are not shown to other people who log in here;',
        '- the picture you chose for your profile, until you remove it, delete the account, or someone else logs in here; it is never sent to us;',
        '- the jobs you have saved without logging in, until you take them off the list or log in;',
        '- the result of your resume check, for the length of the visit;',
        '- the resume you write in the editor and up to five earlier versions, until you start over, delete them there, or clear the data of this site; after you log out, other people on the device do not see it;',
        '- your choice to pause animations, and that you have already seen the opening screen.',
      ),
      links: [],
    },
    {
      title: 'Who sees it',
      text: lines(
        'Our office and the employer see your job profile and the resume you chose when you apply, and course providers see your enrollment. Companies that host our servers and deliver our mail process data for us under contract, and only for that. Authorities receive data where the law obliges us.',
      ),
      links: [],
    },
    {
      title: 'How long we keep it',
      text: lines(
        'Account and job profile: until you delete the account, which removes everything in it at once. Newsletter address: until you unsubscribe. Job alerts: until you end them, at most a year after they were paused. What a law makes us keep longer is kept locked away for that purpose alone.',
        'An application that was mailed to our office or to an employer stays in that mailbox, whether or not you keep the account, for as long as they need it to fill the job and at most three years, the time within which the law lets claims be brought. The rest is kept for:',
        '- Resumes: {{resumes period}} after you last handed them in, or until you remove them; the one that went with an application stays with it for that time.',
        '- Applications: {{applications period}} after the last activity, because questions about them come up that late, or until you delete the account.',
        '- Enrollments: until you delete the account.',
        '- Kept skills of a resume: {{skills period}}, or until you delete them.',
        '- Contact messages: {{messages period}} after you sent them.',
        '- Inquiries of employers: {{inquiries period}} after the last change.',
        '- Requests about your data: {{requests period}} after our answer; without your name and text once you have deleted the account.',
        '- The record of what you agreed to: {{consents period}} after you withdrew it; without your name and address once you have deleted the account.',
      ),
      links: [],
    },
    {
      title: 'Your rights',
      text: lines(
        'Under Account settings you can download everything we hold about you as one file, and delete your account with all that is in it, without asking us. A file of a resume is destroyed within an hour after that. A mail confirms the deletion.',
        'You can also ask what we hold about you and with whom it was shared, have it corrected, completed or erased, and name a person who may act for you: under Account settings, with the form at the end of this page, or by mail to {{email}}. You need give no reason, and it is free of charge. We answer within {{answer days}} days.',
        'What you agree to is listed under Account settings, Your choices: each purpose by itself, nothing ticked for you, and one press to withdraw it.',
      ),
      links: ['Account settings: /account'],
    },
    {
      title: 'How we protect it',
      text: lines(
        'Connections are encrypted, passwords cannot be read back, and login attempts are limited. We tell you by mail when your password was changed, and you can log out everywhere under Account settings. If a breach ever concerns you, we tell you and the Data Protection Board of India what happened and what to do.',
      ),
      links: [],
    },
    {
      title: 'Young people',
      text: lines(
        'Accounts are for people of eighteen and above. If you are younger, a parent or guardian can write to us for you.',
      ),
      links: [],
    },
    {
      title: 'Questions and grievances',
      text: lines(
        'Our grievance officer is {{officer name}}: {{officer email}}, {{officer phone}}. If our answer does not settle the matter, you may turn to the Data Protection Board of India.',
      ),
      links: [],
    },
  ],
};

const periodOf = (kind: RetentionKind): string => `${kind} period`;

/** Variables of the privacy policy, with their meanings. */
export const PRIVACY_VARIABLES: Readonly<Record<string, string>> = {
  ...COMPANY_VARIABLES,
  'officer name': 'Name of the grievance officer',
  'officer email': 'Email of the grievance officer',
  'officer phone': 'Phone of the grievance officer',
  'answer days': 'Days until a request is answered',
  ...Object.fromEntries(RETENTION_KINDS.map((kind) => [periodOf(kind), RETENTION[kind].label])),
};

const privacyValues = ({ officer, retention }: PrivacyFacts): Readonly<Record<string, string>> => ({
  ...companyValues(),
  'officer name': officer.name,
  'officer email': officer.email,
  'officer phone': officer.phone,
  'answer days': String(PRIVACY_ANSWER_DAYS),
  ...Object.fromEntries(RETENTION_KINDS.map((kind) => [periodOf(kind), monthsText(retention[kind])])),
});

/**
 * The privacy policy with the periods and the grievance officer that the office has set. Settings
 * that its text does not mention are added in parts at the end.
 */
export function privacyPolicy(policy: LegalText, facts: PrivacyFacts): LegalText {
  return filledText({ ...policy, parts: [...policy.parts, ...missingParts(policy)] }, privacyValues(facts));
}

function missingParts({ parts }: LegalText): readonly LegalPart[] {
  const named = variablesIn(parts.map(({ text }) => text).join('\n'));
  const kinds = RETENTION_KINDS.filter((kind) => !named.has(periodOf(kind)));
  const periods = kinds.map((kind) => `- ${RETENTION[kind].label}: {{${periodOf(kind)}}} ${RETENTION[kind].from}`);
  const hasOfficer = named.has('officer name') && (named.has('officer email') || named.has('officer phone'));
  return [
    ...(kinds.length > 0 ? [{ title: 'Retention periods', text: lines(...periods), links: [] }] : []),
    ...(hasOfficer ? [] : [OFFICER]),
  ];
}

const OFFICER: LegalPart = {
  title: 'Grievance officer',
  text: '{{officer name}}: {{officer email}}, {{officer phone}}',
  links: [],
};
