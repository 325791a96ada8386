import type { OpenSession } from '@kadam/shared/contract/account';
import { PERSISTENT_SESSION_DAYS } from '@kadam/shared/contract/auth';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { Section } from './account.styles';
import { useLogoutEverywhere, type FinalActionProps } from './use-account-actions';

interface SessionsSectionProps extends FinalActionProps {
  readonly sessions: readonly OpenSession[];
}

export function SessionsSection({ sessions, ...act }: SessionsSectionProps) {
  const { message, waiting, form } = useLogoutEverywhere(act);
  return (
    <Section aria-labelledby="sessions-section">
      <h2 id="sessions-section">Log out everywhere</h2>
      <p>
        Ends every session of your account, on this device and all others. Do this when you have lost a device, or left
        one logged in.
      </p>
      {sessions.length > 0 && (
        <ul aria-label="Where you are logged in">
          {sessions.map((session) => (
            <li key={`${session.startedAt} ${session.lastUsedAt} ${session.isCurrent}`}>{wordsFor(session)}</li>
          ))}
        </ul>
      )}
      {message && <Notice tone="danger">{message}</Notice>}
      <form {...form}>
        <SubmitButton label="Log out everywhere" busyLabel="Logging out…" variant="secondary" waiting={waiting} />
      </form>
    </Section>
  );
}

const times = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

function wordsFor({ startedAt, lastUsedAt, isKept, isCurrent }: OpenSession): string {
  const used = isCurrent ? '' : `, last used ${times.format(new Date(lastUsedAt))}`;
  const duration = isKept ? `, stays logged in for ${PERSISTENT_SESSION_DAYS} days after each use` : '';
  return `${isCurrent ? 'This device' : 'Another device'}: logged in ${times.format(new Date(startedAt))}${used}${duration}`;
}
