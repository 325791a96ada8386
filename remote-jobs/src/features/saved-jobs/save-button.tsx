import { Button } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { color, layer, space } from '@kadam/shared/ui/theme';
import { Heart } from 'lucide-react';
import styled from 'styled-components';
import type { Job } from '../../lib/job-posting';
import { useIsSaved } from './use-saved';
import { useToggleSaved } from './use-toggle-saved';

interface SaveButtonProps {
  readonly job: Job;
  /** `heart` on cards, `word` on the job's page. */
  readonly look: 'heart' | 'word';
}

/** Toggles a saved job. The label stays the same; `aria-pressed` has the state. */
export function SaveButton({ job, look }: SaveButtonProps) {
  const isSaved = useIsSaved(job.id);
  const toggle = useToggleSaved();
  const label = `Save ${job.jobName}`;
  const handleClick = () => toggle(job, !isSaved);
  const heart = <HeartIcon aria-hidden size={22} $isSaved={isSaved} />;
  if (look === 'heart') {
    return (
      <CardHeart>
        <IconButton label={label} aria-pressed={isSaved} onClick={handleClick}>
          {heart}
        </IconButton>
      </CardHeart>
    );
  }
  return (
    <Button variant="secondary" aria-label={label} aria-pressed={isSaved} onClick={handleClick}>
      {heart} Save
    </Button>
  );
}

const CardHeart = styled.span`
  position: relative;
  z-index: ${layer.raised};
  flex: none;
  margin: ${space(-1)} ${space(-1)} 0 auto;
  color: ${color.ink};
`;

const HeartIcon = styled(Heart)<{ readonly $isSaved: boolean }>`
  fill: ${({ $isSaved }) => ($isSaved ? color.accent : 'transparent')};
`;
