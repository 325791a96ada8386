import { Fragment } from 'react';
import type { BundleReleases } from '@kadam/shared/contract/ops';
import type { VersionHealth } from '@kadam/shared/contract/telemetry';
import { Card } from '@kadam/shared/ui/card';
import { Chip } from '@kadam/shared/ui/chip';
import { Cards, Chips, Facts, Name, Version } from './operations.styles';
import { timeText } from '../../lib/times';
import { ageText, countText, percentText } from './operation-texts';

interface ReleaseCardsProps {
  readonly bundles: readonly BundleReleases[];
  readonly health: readonly VersionHealth[];
  readonly minutes: number;
  readonly now: number;
}

/** Live version, canary and fallback of each bundle. */
export function ReleaseCards({ bundles, ...rest }: ReleaseCardsProps) {
  return (
    <Cards>
      {bundles.map((releases) => (
        <ReleaseCard key={releases.bundle} releases={releases} {...rest} />
      ))}
    </Cards>
  );
}

type ReleaseCardProps = Omit<ReleaseCardsProps, 'bundles'> & { readonly releases: BundleReleases };

function ReleaseCard({ releases, ...around }: ReleaseCardProps) {
  const { bundle, live, canary, isDirty, skippedMounting, newer } = releases;
  const facts = [...liveFacts(releases, around), ...otherFacts(releases, around)];
  return (
    <Card>
      <Name>{bundle}</Name>
      <Version>{live}</Version>
      <Chips>
        {canary && <Chip tone="accent">{`canary ${canary.share}%`}</Chip>}
        {releases.history.at(-1)?.action === 'retire' && <Chip tone="accent">retired: its pages are gone</Chip>}
        {isDirty && <Chip tone="accent">built from uncommitted changes</Chip>}
        {skippedMounting && <Chip tone="accent">released without mounting its pages</Chip>}
        {newer !== null && newer !== canary?.version && <Chip tone="accent">behind its newest build</Chip>}
      </Chips>
      <Facts>
        {facts.map(([name, text]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </Facts>
    </Card>
  );
}

type Fact = readonly [name: string, text: string];
type Around = Omit<ReleaseCardsProps, 'bundles'>;

const NOT_KNOWN = 'not known';

function liveFacts({ bundle, live, since, commit, builtAt }: BundleReleases, { health, minutes, now }: Around): Fact[] {
  return [
    ['Live since', since ? `${timeText(since.at)} (${ageText(since.at, now)})` : NOT_KNOWN],
    ['By', since?.who ?? NOT_KNOWN],
    ['Why', since?.why || NOT_KNOWN],
    ['Commit', commit?.slice(0, 12) ?? NOT_KNOWN],
    ['Built', builtAt === null ? NOT_KNOWN : timeText(builtAt)],
    [`Last ${minutes} min`, healthText(health, bundle, live)],
  ];
}

function otherFacts(
  { bundle, before, newer, canary, previews = [], quarantined }: BundleReleases,
  { health }: Around,
): Fact[] {
  const began = canary?.since ? ` since ${timeText(canary.since)}` : '';
  return [
    ['Previous version', before ?? 'none'],
    ...(newer === null ? [] : [['Newest build', newer] as const]),
    ...(canary
      ? [
          ['Canary', `${canary.version}, ${canary.share} in 100 visitors${began}`] as const,
          ['Its health', healthText(health, bundle, canary.version)] as const,
        ]
      : []),
    ...previews.map(
      ({ name, version, until }) =>
        [`Preview ${name}`, `${version} until ${timeText(until)}: ?kadam-override=${bundle}@${name}`] as const,
    ),
    ['Quarantined', quarantined.length === 0 ? 'none' : quarantined.map(quarantineText).join('; ')],
  ];
}

function healthText(health: readonly VersionHealth[], bundle: string, version: string): string {
  const { visits, failures } = health.find((one) => one.bundle === bundle && one.version === version) ?? NO_VISITS;
  if (visits === 0) return 'no browser showed it';
  const share = failures > 0 ? ` (${percentText(failures / visits)})` : '';
  return `failed in ${countText(failures)} of ${countText(visits)} ${visits === 1 ? 'browser' : 'browsers'}${share}`;
}

const NO_VISITS = { visits: 0, failures: 0 };

function quarantineText({ version, said }: BundleReleases['quarantined'][number]): string {
  if (!said) return version;
  return `${version}, ${timeText(said.at)}${said.who === null ? '' : ` by ${said.who}`}: ${said.why}`;
}
