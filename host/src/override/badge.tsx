import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { color, font, layer, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import type { Outcome } from './outcome';

interface OverrideBadgeProps {
  readonly outcomes: readonly Outcome[];
  readonly onEnd: () => void;
}

/** Shows on every page which releases are overridden, or why not, with a button to end it. */
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
  if ('error' in outcome) return outcome.error;
  const { request, release } = outcome;
  const isOrigin = request.to.includes('://');
  const isPreview = !isOrigin && request.to !== release.version;
  const shown = `${isPreview ? `the preview '${request.to}', ` : ''}release ${release.version} of '${release.name}'`;
  const from = isOrigin ? ` from ${request.to}` : '';
  return `Only this browser shows ${shown}${from}, until ${timeOf(request.until)}.`;
}

const timeOf = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

const Badge = styled.aside`
  position: fixed;
  inset-inline-start: ${space(2)};
  inset-block-end: ${space(2)};
  z-index: ${layer.toast};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: min(32rem, calc(100vw - ${space(4)}));
  padding: ${space(1.5)} ${space(2)};
  border: ${size.rule} solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.soft};
  font-size: ${font.size.sm};

  > button {
    flex: none;
  }
`;

const Line = styled.p`
  margin: 0;
  overflow-wrap: anywhere;

  & + & {
    margin-block-start: ${space(1)};
  }
`;
