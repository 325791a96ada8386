import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { color, media, radius, size, space } from '@kadam/shared/ui/theme';
import { Bookmark } from 'lucide-react';
import styled from 'styled-components';
import type { AtsResult } from '../../lib/ats-result';
import { skillsOfResult } from '../../lib/skills-of-result';
import { useSaveSkills } from './use-save-skills';

interface SaveSkillsProps {
  readonly result: AtsResult;
  readonly fileName: string;
}

/** Saves the skills of a result to the account, only on request. */
export function SaveSkills({ result, fileName }: SaveSkillsProps) {
  const { state, save } = useSaveSkills({ fileName: fileName.slice(0, 255).toWellFormed(), ...skillsOfResult(result) });
  return (
    <Frame aria-labelledby="save-skills" data-print="no">
      <h2 id="save-skills">See how jobs fit this resume</h2>
      <p>
        We keep its skills, each with the line it was read from, and the name of the file with your account: not the
        file, nothing else of it. Only you see them. They go when you delete them on your profile, or after twelve
        months.
      </p>
      {state.status === 'failed' && <Notice tone="danger" title={state.message} />}
      {state.status === 'saved' ? (
        <Notice tone="success" title={`Kept: ${state.count === 1 ? '1 skill' : `${state.count} skills`}.`}>
          <Link to="/jobs">Open a job</Link> to see what fits, or see what is kept on your{' '}
          <Link to="/profile">profile</Link>.
        </Notice>
      ) : (
        <Button isBusy={state.status === 'sending'} busyLabel="Keeping…" onClick={save}>
          <Bookmark size="1.2em" aria-hidden /> Keep what was read for my job matches
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding: ${space(4)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};

  p {
    max-width: ${size.measure};
  }

  ${media.below(480)} {
    justify-items: stretch;
    padding: ${space(2)};
  }
`;
