import type { AccountContents } from '@kadam/shared/contract/account';
import { Link } from '@kadam/shared/router';
import { DELETION_HASH, paths } from '../../paths';
import { Sheet } from './account-links.styles';

interface ContentsNoticeProps {
  readonly contents: AccountContents;
}

/** Lists what was in the account, which another person may have added. */
export function ContentsNotice({ contents }: ContentsNoticeProps) {
  const items = itemsOf(contents);
  return (
    <Sheet>
      <h2>What was in the account</h2>
      <p>
        Until now, this address was not confirmed. The account was created with the name{' '}
        <strong>{contents.name}</strong>, and{' '}
        {items.length > 0 ? 'everything in it is still there:' : 'nothing else is in it.'}
      </p>
      {items.length > 0 && (
        <ul>
          {items.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <p>
        Is this yours? Then log in and go on. Was it someone else? They can no longer log in. Check the name, phone
        number and email address in the profiles, or <Link to={paths.account + DELETION_HASH}>delete the account</Link>.
      </p>
    </Sheet>
  );
}

function itemsOf({
  hasJobProfile,
  applications,
  enrollments,
  savedJobs,
  jobAlerts,
  resumes,
}: AccountContents): string[] {
  return [
    hasJobProfile ? 'a job profile' : '',
    counted(applications, 'application'),
    counted(enrollments, 'course enrollment'),
    counted(savedJobs, 'saved job'),
    counted(jobAlerts, 'job alert'),
    counted(resumes, 'uploaded resume'),
  ].filter(Boolean);
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
