import type { ResumeSkills as Kept } from '@kadam/shared/contract/resume-skills';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { postedDate } from '../../lib/posted-date';
import { skillsByLine } from '../../lib/skills-by-line';
import { LoadFailed } from '../../load-failed';
import { otherPages } from '../../paths';
import { Frame, Skills } from './stored-skills.styles';
import { type StoredResumes, useStoredResumes } from './use-stored-resumes';

export function StoredSkills() {
  const { state, failure, deleting, remove } = useStoredResumes();
  if (!('resumes' in state || 'message' in state)) return null;
  return (
    <Frame aria-labelledby="stored-skills">
      <h2 id="stored-skills" tabIndex={-1}>
        Kept for your job matches
      </h2>
      {state.status === 'failed' && <LoadFailed message={state.message} retry={state.retry} />}
      {failure && <Notice tone="danger" title={failure} />}
      {state.status === 'ready' && <Resumes resumes={state.resumes} deleting={deleting} remove={remove} />}
    </Frame>
  );
}

interface ResumesProps {
  readonly resumes: StoredResumes;
  readonly deleting: keyof StoredResumes | undefined;
  readonly remove: (which: keyof StoredResumes) => Promise<void>;
}

function Resumes({ resumes: { kept, onFile }, deleting, remove }: ResumesProps) {
  if (!kept && !onFile) return <Nothing />;
  return (
    <>
      {kept && onFile && <p>Jobs are compared with the more recent of these two.</p>}
      {onFile && (
        <Shown
          resume={onFile}
          since={`on file since ${postedDate(onFile.keptAt)}`}
          end="They go with the file."
          act={['Remove this file', 'Removing…']}
          isBusy={deleting === 'onFile'}
          onRemove={() => void remove('onFile')}
        />
      )}
      {kept && (
        <Shown
          resume={kept}
          since={`kept on ${postedDate(kept.keptAt)}`}
          end="Deleted automatically twelve months after that. Only you see it."
          act={['Delete what is kept', 'Deleting…']}
          isBusy={deleting === 'kept'}
          onRemove={() => void remove('kept')}
        />
      )}
    </>
  );
}

const Nothing = () => (
  <p>
    No skills of a resume are kept. Put a resume on file when you apply for a job, or{' '}
    <Link to={otherPages.resumeCheck}>check your resume</Link> and keep its skills: each job then says which of them it
    asks for.
  </p>
);

interface ShownProps {
  readonly resume: Kept;
  readonly since: string;
  readonly end: string;
  readonly act: readonly [name: string, busyName: string];
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

const Shown = ({ resume: { fileName, skills }, since, end, act: [name, busyName], isBusy, onRemove }: ShownProps) => (
  <Stack gap={2}>
    <p>
      {skills.length === 1 ? '1 skill' : `${skills.length} skills`} of {fileName || 'your resume'}, {since}, each with
      the line it was read from. {end}
    </p>
    <details>
      <summary>Show what is kept</summary>
      <Skills>
        {skillsByLine(skills).map(({ names, line }) => (
          <li key={names}>
            <strong>{names}</strong> {line && `“${line}”`}
          </li>
        ))}
      </Skills>
    </details>
    <div>
      <Button variant="secondary" size="sm" isBusy={isBusy} busyLabel={busyName} onClick={onRemove}>
        {name}
      </Button>
    </div>
  </Stack>
);
