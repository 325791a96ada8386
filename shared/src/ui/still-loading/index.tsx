import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { color, space } from '../theme';

export interface StillLoadingProps {
  /** A call is waiting for its response. */
  readonly isPending: boolean;
  /** Ends the call and calls again. */
  readonly onRetry: () => void;
  /** Ends the call. */
  readonly onCancel: () => void;
}

/** Delay before the line appears, in milliseconds. */
const LATE_AFTER_MS = 8_000;

/** A line with Retry and Cancel that appears if a response takes longer than eight seconds. */
export function StillLoading({ isPending, onRetry, onCancel }: StillLoadingProps) {
  const [attempt, setAttempt] = useState(0);
  const isLate = useIsLate(isPending, attempt);
  if (!isLate) return null;
  const handleRetry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <Line role="status">
      <span>Still loading…</span>
      <Button type="button" variant="secondary" size="sm" onClick={handleRetry}>
        Retry
      </Button>
      <Button type="button" variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </Line>
  );
}

function useIsLate(isPending: boolean, attempt: number): boolean {
  const [lateAttempt, setLateAttempt] = useState<number>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLateAttempt(attempt), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLateAttempt(undefined);
    };
  }, [isPending, attempt]);
  return isPending && lateAttempt === attempt;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(1)};
  color: ${color.muted};
`;
