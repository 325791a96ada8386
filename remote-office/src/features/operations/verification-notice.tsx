import type { OpsReleases } from '@kadam/shared/contract/ops';
import { Notice } from '@kadam/shared/ui/notice';
import { timeText } from '../../lib/times';
import { ageText, countText } from './operation-texts';

/** Result of the last recorded `release verify` of the running site. */
export function VerificationNotice({ releases, now }: { readonly releases: OpsReleases; readonly now: number }) {
  const { verification, updatedAt } = releases;
  if (!verification) {
    return (
      <Notice title="The running site has not been verified yet">
        Run <code>npm run release -- verify --record</code>; its result is shown here.
      </Notice>
    );
  }
  const { at, site, asked, faults } = verification;
  const when = `${timeText(at)} (${ageText(at, now)}), ${site}`;
  const isOlder = updatedAt !== null && updatedAt > at;
  const older = isOlder ? ' Something was released since: run it again.' : '';
  if (faults.length === 0) {
    return (
      <Notice tone={isOlder ? 'info' : 'success'} title="The running site sent what was published">
        {`${countText(asked)} responses were correct, ${when}.${older}`}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={`The running site did not send what was published: ${countText(faults.length)} ${faults.length === 1 ? 'problem' : 'problems'}`}
    >
      <p>{`${countText(asked)} answers, ${when}.${older}`}</p>
      <ul>
        {faults.slice(0, 20).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Notice>
  );
}
