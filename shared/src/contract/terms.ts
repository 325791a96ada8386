import type { Sample } from './brand';
import { type LegalText, lines } from './legal-text';

/** The terms until the office publishes its own. */
export const BUILT_IN_TERMS: Sample<'terms', LegalText> = {
  effectiveFrom: '2026-11-29',
  lead: 'What you may expect of us, and what we ask of you, in plain words.',
  parts: [
    {
      title: 'Who we are',
      text: lines(
        'This portal is run by {{legal name}} (company number {{company number}}, recruitment license {{license number}}), {{address}}. In these terms “{{company}}” and “we” mean that company, and “you” means whoever uses the portal.',
        'By creating an account, applying for a job, enrolling in a course or sending us a message you accept these terms. If you do not, please do not use those parts; reading jobs, courses and the other public pages needs no agreement.',
      ),
      links: [],
    },
    {
      title: 'What it costs',
      text: lines(
        'The account, the job search, applications, the resume check and the resume editor are free of charge for candidates. We never take money from a candidate for an interview, an offer or a placement; employers pay for our recruitment work.',
        'A course may have a fee. You are told the amount, and who receives it, before you owe anything. Enrolling here is a request for a place, not yet a contract with the provider.',
      ),
      links: [],
    },
    {
      title: 'Your account',
      text: lines(
        'An account is for one person. We ask you to',
        '- give your own name and an address that you read, and keep both up to date;',
        '- choose a password that you use nowhere else, and keep it to yourself;',
        '- tell us as soon as you think that someone else has used your account.',
      ),
      links: [],
    },
    {
      title: 'Jobs and applications',
      text: lines(
        'We check who the employers are and take their postings as they describe them. The decision whom to interview and hire, and the terms of the job, are theirs. We cannot promise an interview or an offer.',
        'When you apply, your job profile goes to the employer of that posting. What you state about your experience, your current package and your notice period must be true; employers may check it, and a false statement can end an application or an employment.',
      ),
      links: ['Privacy Policy: /privacy'],
    },
    {
      title: 'Resume check and editor',
      text: lines(
        'The score is computed by a program. It shows how well software can read your resume and what a recruiter may miss. It is advice, not a judgment of you, and a high score does not guarantee a job.',
        'Upload only resumes that are yours or that you were asked to check. What you write in the editor belongs to you.',
      ),
      links: [],
    },
    {
      title: 'Fair use',
      text: lines(
        'So that the portal stays quick and honest for everyone, please do not',
        '- apply in another person’s name, or post or send anything false, hateful or unlawful;',
        '- collect postings or personal details by program, or send more requests than a person would;',
        '- try to get at accounts or files that are not yours. If you have found a weakness, write to us before anyone else; we will thank you.',
      ),
      links: [],
    },
    {
      title: 'Ending it',
      text: lines(
        'You can stop using the portal at any time, and delete your account under Account settings or ask us at {{email}} to do it. We may suspend an account that breaks these terms; we say why, and you can answer.',
      ),
      links: [],
    },
    {
      title: 'What we are responsible for',
      text: lines(
        'We work with care and correct errors. We do not promise that the portal is never interrupted, and we are not responsible for decisions of employers and course providers. Nothing here takes away a right that the law gives you as a consumer, or our liability for intent and gross negligence.',
      ),
      links: [],
    },
    {
      title: 'Changes and law',
      text: lines(
        'If these terms change, the date above changes with them, and members are told by mail before a change that matters to them takes effect.',
        'The law of India applies. The courts of {{city}}, {{state}}, are competent unless the law gives you another court.',
      ),
      links: [],
    },
    {
      title: 'Questions and complaints',
      text: lines('Write to {{email}} or call {{phone}}. You get a first answer {{answer time}}.'),
      links: [],
    },
  ],
};
