import { BRAND } from './brand';

/** One question under a topic. Links are written as `Search jobs: /jobs`. */
export interface Question {
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly links: readonly string[];
}

export interface Questions {
  readonly lead: string;
  readonly questions: readonly Question[];
}

interface Topic {
  readonly title: string;
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string;
    readonly links?: readonly string[];
  }[];
}

/** Label and path of a link: `Search jobs: /jobs`. */
export const LINK_LINE = /^(.+): (\/(?!\/)\S*)$/;

const TOPICS: readonly Topic[] = [
  {
    title: 'Applying for a job',
    questions: [
      {
        question: 'What does it cost?',
        answer:
          'Nothing. The account, the job search, applications, the resume check and the resume editor are free for candidates. We never take money for an interview, an offer or a placement; whoever asks you for it in our name is not from us.',
      },
      {
        question: 'How do I apply?',
        answer:
          'Open a job, press Apply Job and log in. The first time we ask for your job profile; after that it is there for every application. With “Apply with resume” a file goes with it.',
        links: ['Search jobs: /jobs'],
      },
      {
        question: 'What do I need before I apply?',
        answer:
          'A name and an email address that you read. Phone, experience, packages, notice period and preferred places help the recruiter, and you give them once, in your job profile.',
        links: ['Job profile: /job-profile'],
      },
      {
        question: 'Where do I see what became of my application?',
        answer:
          'Under My Jobs. Each job you have applied for says there where it stands, from Received to Offer or Not chosen, since when, and what our office wrote to you. Your dashboard shows the latest.',
        links: ['My Jobs: /myjobs'],
      },
      {
        question: 'How do I withdraw an application?',
        answer:
          'Under My Jobs, with “Withdraw application”. We inform our office. While the job is open you can apply for it again.',
        links: ['My Jobs: /myjobs'],
      },
      {
        question: 'Which resume goes with my application, and who sees it?',
        answer:
          'The PDF, DOC or DOCX that you choose under “Apply with resume”. We show you what machines read in it before you send it. Our office and the employer of that job see it. It stays on file for your next application until you remove it, at most for the time that our Privacy Policy states.',
        links: ['Privacy Policy: /privacy'],
      },
      {
        question: 'How do I get new jobs by mail, and how do I end that?',
        answer:
          'Search, narrow it to what you want, and press “Save this search”. We mail you what is new, every day or every week. A link in each mail ends these mails; your dashboard pauses, changes and removes the search.',
        links: ['Search jobs: /jobs', 'Dashboard: /dashboard'],
      },
      {
        question: 'Can I keep a job for later without an account?',
        answer:
          'Yes. Press the heart on a job: it is kept on this device. Once you log in, what you have saved goes with your account to every device.',
        links: ['Saved jobs: /saved-jobs'],
      },
      {
        question: 'The job says that it is closed. Can I still apply?',
        answer: 'No. The employer no longer takes applications for it. Search for others like it.',
        links: ['Search jobs: /jobs'],
      },
      {
        question: 'Does every job state its pay?',
        answer:
          'No. We show the pay where the employer has stated it; where it is missing, ask before the interview. The pay filter finds only jobs that state it.',
      },
    ],
  },
  {
    title: 'Resume check and editor',
    questions: [
      {
        question: 'What does the score mean?',
        answer:
          'It shows how well hiring software can read your resume and what a recruiter may miss. A program computes it. It is advice, not a judgment of you, and a high score does not guarantee a job.',
        links: ['Check your resume: /ats-score'],
      },
      {
        question: 'Which files can I check?',
        answer:
          'PDF, DOC and DOCX of up to 10 MB. The file must hold text; a photograph or scan of a resume cannot be read.',
      },
      {
        question: 'Do you keep the file I check?',
        answer:
          'No. It is read in memory to compute the result, and is not kept on our servers. The result stays in your browser until you leave the portal.',
        links: ['Privacy Policy: /privacy'],
      },
      {
        question: 'How do I take my resume with me?',
        answer:
          'The editor downloads it as PDF or plain text, or copies it. The PDF holds real text, so that hiring software can read it.',
        links: ['Resume editor: /resume-editor'],
      },
    ],
  },
  {
    title: 'Courses',
    questions: [
      {
        question: 'Am I enrolled as soon as I have sent the form?',
        answer:
          'Your request for a place is with us, and the course is marked Enrolled for you. It is not yet a contract with the provider: we get in touch about the start, and about a fee if there is one, before you owe anything.',
        links: ['Browse courses: /courses'],
      },
      {
        question: 'What does a course cost?',
        answer:
          'The page of the course shows the fee, or Free. Where it says that the fee is on request, the provider tells you the amount before you owe anything.',
      },
      {
        question: 'Where do I find the courses I enrolled in?',
        answer: 'On your dashboard, under My Courses, and marked in the catalog.',
        links: ['Dashboard: /dashboard'],
      },
      {
        question: 'How do I withdraw from a course?',
        answer:
          'With “Cancel enrollment”, on the page of the course or under My Courses on your dashboard. We inform our office, and your seat in a batch goes to the next person on the waiting list.',
        links: ['Dashboard: /dashboard'],
      },
    ],
  },
  {
    title: 'Your account',
    questions: [
      {
        question: 'Do I need an account?',
        answer:
          'Only to apply for a job, to enroll in a course, to get new jobs by mail, and to keep saved jobs on more than one device. Jobs, courses, the resume check and the editor are open to everyone.',
      },
      {
        question: 'I forgot my password. What now?',
        answer:
          'Press “Forgot password?” where you log in. We send you a link with which you choose a new one; it works once, for 60 minutes.',
        links: ['Choose a new password: /reset-password'],
      },
      {
        question: 'How do I change my password, or log out everywhere?',
        answer: 'Under Account settings. A new password ends every other session of your account.',
        links: ['Account settings: /account'],
      },
      {
        question: 'I was logged out. Why?',
        answer:
          'A login ends after 60 minutes without use and after 12 hours in any case, so that nobody else can use your account. What you have typed into a form stays while you log in again.',
      },
      {
        question: 'How do I end the newsletter?',
        answer: 'Every issue has a link that ends it with one click.',
      },
      {
        question: 'How do I change my name or my job profile?',
        answer: 'On your profile. Every application sent after that carries the new details.',
        links: ['Profile: /profile'],
      },
    ],
  },
  {
    title: 'Privacy',
    questions: [
      {
        question: 'Who sees my profile?',
        answer: 'Our office and the employer of a job, once you apply for it. Nobody else, and nobody before.',
        links: ['Privacy Policy: /privacy'],
      },
      {
        question: 'Do you use advertising or tracking cookies?',
        answer:
          'No. The cookies of this site keep you from being slowed down when you log in, and spread new versions of the portal. The Privacy Policy names each.',
      },
      {
        question: 'How do I see, correct or erase what you know about me?',
        answer:
          'Under Account settings you download everything we hold about you, and delete your account with all that is in it, at once. Your profile corrects what is wrong. For anything else write to {{email}}; you need give no reason, and it is free of charge.',
        links: ['Account settings: /account', 'Profile: /profile'],
      },
    ],
  },
  {
    title: 'For employers',
    questions: [
      {
        question: 'How do I fill a vacancy with you?',
        answer: 'Tell us the role. We call back, agree on the terms and publish the posting.',
        links: ['Talk to us about hiring: /hire'],
      },
      {
        question: 'A posting of ours is wrong or out of date. What now?',
        answer: 'Write to {{email}} with the title and place of the posting. We correct or close it.',
      },
    ],
  },
];

/** The questions until the office publishes its own, with the current details of the company. */
export const builtInQuestions = (): Questions => ({
  lead: 'Short answers to what people ask us about jobs, resumes, courses, accounts and privacy.',
  questions: TOPICS.flatMap(({ title, questions }) =>
    questions.map(({ question, answer, links = [] }) => ({
      topic: title,
      question,
      answer: answer.replaceAll('{{email}}', BRAND.email),
      links,
    })),
  ),
});
