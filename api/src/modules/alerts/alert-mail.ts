import type { AlertFrequency } from '@kadam/shared/contract/alerts';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import { greeting, type Mail, mailBody } from '../../mail';

interface AlertMailContent {
  readonly firstName: string;
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly total: number;
  readonly postings: readonly JobPosting[];
  readonly publicUrl: string;
  /** Path of the page with all results of the search. */
  readonly searchPath: string;
  readonly unsubscribeUrl: string;
}

export const alertMail = (address: string, content: AlertMailContent): Mail => {
  const { firstName, name, frequency, total, postings, publicUrl, searchPath, unsubscribeUrl } = content;
  const isMore = total > postings.length;
  return {
    kind: 'job-alert',
    to: { name: '', address },
    subject: `${countText(total)}: ${name}`,
    unsubscribeUrl,
    ...mailBody([
      greeting(firstName),
      `${countText(total)} for your search “${name}” since our last mail${isMore ? `, of which these are the newest ${postings.length}` : ''}:`,
      ...postings.map((posting) => ({
        link: { label: `${posting.jobName}, ${posting.companyName}`, url: `${publicUrl}/jobs/${posting.id}` },
        note: factsOf(posting),
      })),
      {
        link: {
          label: isMore
            ? `See all jobs of this search, ${total - postings.length} more new ones among them`
            : 'See all jobs of this search',
          url: publicUrl + searchPath,
        },
      },
      `You get this mail ${frequency === 'daily' ? 'every morning' : 'every Monday'} on which there is something new. Change or end the alert on your dashboard: ${publicUrl}/dashboard`,
      { link: { label: 'Stop the mails of this alert', url: unsubscribeUrl } },
    ]),
  };
};

const countText = (total: number) => (total === 1 ? '1 new job' : `${total.toLocaleString('en-IN')} new jobs`);

const WORK = { onsite: 'Onsite', hybrid: 'Hybrid', remote: 'Remote' } as const;
const TIME = { full_time: 'Full-time', part_time: 'Part-time' } as const;

const factsOf = ({ location, jobType, employmentType, ctc }: JobPosting) =>
  [location, WORK[jobType], TIME[employmentType], ctc === null ? '' : `${ctc.toLocaleString('en-IN')} lakh a year`]
    .filter(Boolean)
    .join(' · ');
