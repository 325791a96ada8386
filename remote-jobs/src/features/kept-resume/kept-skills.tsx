import type { KeptResume as Kept } from '@kadam/shared/contract/kept-resume';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { postedDate } from '../../lib/posted-date';
import { LoadFailed } from '../../load-failed';
import { elsewhere } from '../../paths';
import { Frame, Skills } from './kept-skills.styles';
import { useKeptResume } from './use-kept-resume';

/** What is kept of a checked resume for job matches: all of it, and the way to delete it. */
export function KeptSkills() {
  const { state, failure, isDeleting, remove } = useKeptResume();
  if (state.status === 'visitor' || state.status === 'loading') return null;
  return (
    <Frame aria-labelledby="kept-resume">
      <h2 id="kept-resume" tabIndex={-1}>
        Kept for your job matches
      </h2>
      {state.status === 'failed' && <LoadFailed message={state.message} retry={state.retry} />}
      {failure && <Notice tone="danger" title={failure} />}
      {state.status === 'ready' && (state.kept ? <Shown kept={state.kept} {...{ isDeleting, remove }} /> : <Nothing />)}
    </Frame>
  );
}

const Nothing = () => (
  <p>
    Nothing of a resume is kept. <Link to={elsewhere.resumeCheck}>Check your resume</Link>, and you can keep its skills:
    each job then says which of them it asks for.
  </p>
);

interface ShownProps {
  readonly kept: Kept;
  readonly isDeleting: boolean;
  readonly remove: () => Promise<void>;
}

const Shown = ({ kept: { fileName, keptAt, skills }, isDeleting, remove }: ShownProps) => (
  <Stack gap={2}>
    <p>
      {skills.length === 1 ? '1 skill' : `${skills.length} skills`} of {fileName || 'your resume'}, kept on{' '}
      {postedDate(keptAt)}, each with the line it was read from. Deleted by itself twelve months after that. Nobody but
      you sees it.
    </p>
    <details>
      <summary>Show what is kept</summary>
      <Skills>
        {skills.map(({ name, line }) => (
          <li key={name}>
            <strong>{name}</strong> {line !== name && `“${line}”`}
          </li>
        ))}
      </Skills>
    </details>
    <div>
      <Button variant="secondary" size="sm" isBusy={isDeleting} busyLabel="Deleting…" onClick={() => void remove()}>
        Delete what is kept
      </Button>
    </div>
  </Stack>
);
