import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Badge, Line } from './badge.styles';
import type { Outcome } from './outcome';

interface OverrideBadgeProps {
  readonly outcomes: readonly Outcome[];
  readonly onEnd: () => void;
}

/** Says on every page that this browser shows something else than others get, or why it does not, and ends it. */
export function OverrideBadge({ outcomes, onEnd }: OverrideBadgeProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const isShowing = outcomes.some((outcome) => 'release' in outcome);
  return (
    <Badge aria-label="Override">
      <div role="status">
        {outcomes.map((outcome) => (
          <Line key={textOf(outcome)}>{textOf(outcome)}</Line>
        ))}
      </div>
      <Button size="sm" variant="secondary" onClick={isShowing ? onEnd : () => setOpen(false)}>
        {isShowing ? 'End' : 'Close'}
      </Button>
    </Badge>
  );
}

function textOf(outcome: Outcome): string {
  if ('fault' in outcome) return outcome.fault;
  const { wish, release } = outcome;
  const from = wish.to.includes('://') ? ` from ${wish.to}` : '';
  return `Only this browser shows release ${release.version} of '${release.name}'${from}, until ${timeOf(wish.until)}.`;
}

const timeOf = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
