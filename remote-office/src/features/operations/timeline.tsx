import type { BundleReleases, ReleaseChange } from '@kadam/shared/contract/ops';
import { Moment, Moments, When } from './operations.styles';
import { timeText } from '../../lib/times';

const ACTIONS: Readonly<Record<string, string>> = {
  publish: 'was released',
  rollback: 'went live again by a rollback',
  quarantine: 'was quarantined',
  restore: 'was restored',
  canary: 'is shown to some visitors as a canary',
  promote: 'was promoted from canary to live',
  abort: 'was taken back as a canary',
  retire: 'was retired',
};
const MAX_EVENTS = 40;

interface TimeLineProps {
  readonly bundles: readonly BundleReleases[];
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Releases, rollbacks and canaries of all bundles, newest first. */
export function Timeline({ bundles, since }: TimeLineProps) {
  const moments = bundles
    .flatMap(({ bundle, history }) => history.map((change) => ({ bundle, change })))
    .filter(({ change }) => Date.parse(change.at) >= since)
    .sort((one, other) => (one.change.at < other.change.at ? 1 : -1))
    .slice(0, MAX_EVENTS);
  if (moments.length === 0) return <p>Nothing was released, rolled back or tried in this period.</p>;
  return (
    <Moments>
      {moments.map(({ bundle, change }, index) => (
        <Moment key={`${bundle} ${change.at} ${index}`} data-action={change.action}>
          <When dateTime={change.at}>{timeText(change.at)}</When>
          <p>
            <strong>{bundle}</strong> {change.version} {ACTIONS[change.action] ?? change.action}
            {wordsOf(change)}
          </p>
        </Moment>
      ))}
    </Moments>
  );
}

const wordsOf = ({ who, why }: ReleaseChange) => `${who === null ? '' : `, by ${who}`}${why === '' ? '' : `: ${why}`}`;
