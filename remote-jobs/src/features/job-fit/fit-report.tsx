import type { FitPoint, JobFit } from '@kadam/shared/contract/job-fit';
import { Link } from '@kadam/shared/router';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect } from 'react';
import { LoadFailed } from '../../load-failed';
import { otherPages, paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { FitSkills } from './fit-skills';
import { Entries, Entry, Mark, Report } from './fit-report.styles';
import { useJobFit } from './use-job-fit';

interface FitReportProps {
  readonly jobId: string;
  readonly onMissing: () => void;
  /** Called with the skills that the compared resume does not name, or null. */
  readonly onCompared: (missingSkills: readonly string[] | null) => void;
}

/** The reasons one by one; there is no total score. */
export function FitReport({ jobId, onMissing, onCompared }: FitReportProps) {
  const state = useJobFit(jobId);
  const isMissing = state.status === 'missing';
  const fit = state.status === 'ready' ? state.fit : null;
  const isKnown = state.status !== 'loading';
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  useEffect(() => {
    if (isKnown) onCompared(missingSkillsOf(fit));
  }, [isKnown, fit, onCompared]);
  if (state.status === 'missing') return null;
  if (state.status === 'loading') {
    return (
      <>
        <StillLoading />
        <Skeleton width="100%" height={space(30)} />
      </>
    );
  }
  if (state.status === 'failed') return <LoadFailed message={state.message} retry={state.retry} />;
  return <Reasons fit={state.fit} />;
}

const missingSkillsOf = (fit: JobFit | null) =>
  fit?.hasResume ? fit.skills.flatMap(({ skill, line }) => (line === null ? [skill] : [])) : null;

function Reasons({ fit }: { readonly fit: JobFit }) {
  const { hasProfile, hasResume, points, skills } = fit;
  return (
    <Report>
      {hasResume ? (
        <FitSkills skills={skills} />
      ) : (
        <p>
          To compare skills, choose your resume under “Apply with resume”, or{' '}
          <Link to={otherPages.resumeCheck}>check your resume</Link> and press “Keep what was read for my job matches”
          at its end.
        </p>
      )}
      {hasProfile ? (
        <Entries>
          {points.map((point) => (
            <Point key={point.about} point={point} />
          ))}
        </Entries>
      ) : (
        <p>
          <Link to={paths.jobProfile}>Create your job profile</Link> to compare experience, place, pay and notice.
        </p>
      )}
      {(hasProfile || hasResume) && (
        <p>
          Compared with {sourcesOf(fit)}. Only you see this. <Link to={paths.profile}>See or delete what is kept</Link>
        </p>
      )}
    </Report>
  );
}

const sourcesOf = ({ hasProfile, hasResume, resumeName }: JobFit) =>
  [hasProfile && 'your job profile', hasResume && `the skills read from ${resumeName || 'your resume'}`]
    .filter(Boolean)
    .join(' and ');

const NAMES = { experience: 'Experience', place: 'Place', pay: 'Pay', notice: 'Notice period' } as const;
const WORDS = { fits: 'fits', differs: 'differs', unknown: 'not known' } as const;
const ICONS = { fits: Check, differs: X, unknown: CircleHelp } as const;

function Point({ point }: { readonly point: FitPoint }) {
  const { about, verdict, asked, yours } = point;
  const Icon = ICONS[verdict];
  return (
    <Entry>
      <Mark $verdict={verdict}>
        <Icon aria-hidden size={18} />
      </Mark>
      <div>
        <h3>
          {NAMES[about]}: {WORDS[verdict]}
        </h3>
        <p>
          The job: {asked}. Your profile: {yours === null ? <Link to={paths.jobProfile}>does not say yet</Link> : yours}
        </p>
      </div>
    </Entry>
  );
}
