import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import type { OfficeApplication } from '@kadam/shared/contract/office-applications';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Panel, Row, Section } from '../../lib/layout.styles';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole } from '../../lib/roles';
import { StatusChip } from '../../lib/status-chip';
import { timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { boardHref } from '../../paths';
import { Columns, Entries, Facts } from './applications.styles';
import { FitPanel } from './fit-panel';
import { MessagesPanel } from './messages-panel';
import { NotesPanel } from './notes-panel';
import { ResumePanel } from './resume-panel';
import { StatusDialog } from './status-dialog';
import { useApplication } from './use-applications';
import { possibleStatuses } from './use-status-change';

interface ApplicationViewProps {
  readonly id: string;
  readonly session: OfficeSession;
}

/** One application: the candidate, the resume and the history. */
export const ApplicationView = ({ id, session }: ApplicationViewProps) => (
  <LoadedView state={useApplication(id)} name="application">
    {(application) => <Application application={application} canChange={hasRole(session.roles, 'recruiter')} />}
  </LoadedView>
);

interface ApplicationProps {
  readonly application: OfficeApplication;
  readonly canChange: boolean;
}

function Application({ application, canChange }: ApplicationProps) {
  const { id, status, notes, resume, history } = application;
  return (
    <Section>
      <Head application={application} canChange={canChange} />
      <Columns>
        <Section>
          <Profile application={application} />
          <ResumePanel id={id} resume={resume} />
          <FitPanel id={id} />
        </Section>
        <Section>
          <History history={history} />
          <MessagesPanel application={application} canWrite={canChange && status !== 'withdrawn'} />
          <NotesPanel id={id} notes={notes} canChange={canChange} />
        </Section>
      </Columns>
    </Section>
  );
}

function Head({ application, canChange }: ApplicationProps) {
  const { name, status, posting } = application;
  const { opened, open, close, announcement } = useDialog<'move'>();
  return (
    <Panel aria-labelledby="candidate">
      <Row>
        <h2 id="candidate">{name}</h2>
        <StatusChip status={status} />
        {canChange && possibleStatuses([application]).length > 0 && (
          <Button size="sm" onClick={() => open('move')}>
            Move to…
          </Button>
        )}
      </Row>
      <p>
        <Link to={boardHref(posting.id)}>{posting.title}</Link>, {posting.company}, {posting.location}
      </p>
      {status === 'withdrawn' && <p>The candidate has withdrawn this application. Only applying again opens it.</p>}
      <p role="status">{announcement}</p>
      {opened && <StatusDialog applications={[application]} onClose={close} />}
    </Panel>
  );
}

function Profile({ application: { email, appliedAt, candidate } }: { readonly application: OfficeApplication }) {
  const facts = [
    ['Phone', candidate.phone],
    ['Years of experience', candidate.yearsOfExperience],
    ['Current package', candidate.currentPackage],
    ['Expected package', candidate.expectedPackage],
    ['Notice period', candidate.noticePeriod],
    ['Preferred places', candidate.preferredLocations],
    ['Address', candidate.address],
    ['Resume link', candidate.resumeLink],
  ] as const;
  return (
    <Panel aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <Facts>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {candidate.accountEmail !== email && (
          <>
            <dt>Email of the account</dt>
            <dd>{candidate.accountEmail}</dd>
          </>
        )}
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <dt>Applied</dt>
        <dd>{timeText(appliedAt)}</dd>
      </Facts>
    </Panel>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value.trim() === '' ? 'Not given' : value}</dd>
  </>
);

const History = ({ history }: Pick<OfficeApplication, 'history'>) => (
  <Panel aria-labelledby="history">
    <h2 id="history">History</h2>
    <Entries>
      {history.toReversed().map(({ status, at, by, note }, index) => (
        <li key={`${at}-${index}`}>
          <strong>{STATUS_LABELS[status]}</strong>{' '}
          <small>
            {timeText(at)}
            {by !== '' && `, by ${by}`}
          </small>
          {note !== '' && <p>{note}</p>}
        </li>
      ))}
    </Entries>
  </Panel>
);
