import type { FitPoint, JobFit } from '@kadam/shared/contract/job-fit';
import { Notice } from '@kadam/shared/ui/notice';
import { Chip, type ChipTone } from '@kadam/shared/ui/chip';
import { Panel } from '../../lib/layout.styles';
import { Entries } from './applications.styles';
import { useFit } from './use-applications';

/** How the candidate fits the job, as reasons. */
export function FitPanel({ id }: { readonly id: string }) {
  const state = useFit(id);
  return (
    <Panel aria-labelledby="fit">
      <h2 id="fit">Fit for the job</h2>
      {state.status === 'loading' && <p role="status">Comparing…</p>}
      {state.status === 'failed' && <Notice title="It could not be compared">{state.message}</Notice>}
      {state.status === 'ready' && <Reasons fit={state.data} />}
    </Panel>
  );
}

const Reasons = ({ fit: { points, skills, hasResume } }: { readonly fit: JobFit }) => (
  <>
    {points.length > 0 && (
      <Entries aria-label="Profile and job">
        {points.map((point) => (
          <Point key={point.about} {...point} />
        ))}
      </Entries>
    )}
    <h3>Skills</h3>
    {!hasResume && <p>No skills were read in a resume file.</p>}
    {hasResume && skills.length === 0 && <p>The job names no skills.</p>}
    <Entries aria-label="Skills">
      {skills.map(({ skill, line }) => (
        <li key={skill}>
          <Chip tone={line === null ? 'neutral' : 'success'}>{line === null ? 'Not found' : 'Found'}</Chip>{' '}
          <strong>{skill}</strong>
          {line !== null && <p>{line}</p>}
        </li>
      ))}
    </Entries>
  </>
);

const ABOUT: Readonly<Record<FitPoint['about'], string>> = {
  experience: 'Experience',
  place: 'Place',
  pay: 'Pay',
  notice: 'Notice period',
};
const VERDICTS: Readonly<Record<FitPoint['verdict'], { readonly label: string; readonly tone: ChipTone }>> = {
  fits: { label: 'Fits', tone: 'success' },
  differs: { label: 'Differs', tone: 'accent' },
  unknown: { label: 'Not known', tone: 'neutral' },
};

const Point = ({ about, verdict, asked, yours }: FitPoint) => (
  <li>
    <Chip tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Chip> <strong>{ABOUT[about]}</strong>
    <p>
      Job: {asked}. Candidate: {yours ?? 'not given'}.
    </p>
  </li>
);
