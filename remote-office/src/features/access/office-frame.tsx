import type { ReactNode } from 'react';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link, useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { refreshOffice } from '../../lib/refresh';
import { hasRole, roleNames } from '../../lib/roles';
import {
  applicationsHref,
  auditHref,
  employersHref,
  homeHref,
  importsHref,
  inquiriesHref,
  mailsHref,
  messagesHref,
  officeHref,
  postingsHref,
  staffHref,
  subscribersHref,
  templatesHref,
} from '../../paths';
import { CodeForm } from './code-form';
import { SetupSteps } from './setup-steps';
import { Area, Bar, Brand, Content, Navigation, Narrow, Person } from './office-frame.styles';
import { closeOffice, useOfficeSession } from './use-office-session';
import { useOfficeStage } from './use-office-stage';

interface OfficePlace {
  readonly to: string;
  readonly label: string;
  readonly roles?: readonly StaffRole[];
}

const PLACES: readonly OfficePlace[] = [
  { to: officeHref, label: 'Overview' },
  { to: postingsHref, label: 'Postings', roles: ['recruiter', 'auditor'] },
  { to: importsHref, label: 'Imports', roles: ['recruiter', 'auditor'] },
  { to: inquiriesHref, label: 'Inquiries', roles: ['recruiter', 'auditor'] },
  { to: employersHref, label: 'Employers', roles: ['recruiter', 'auditor'] },
  { to: applicationsHref, label: 'Applications', roles: ['recruiter', 'auditor'] },
  { to: templatesHref, label: 'Templates', roles: ['recruiter', 'auditor'] },
  { to: messagesHref, label: 'Messages' },
  { to: subscribersHref, label: 'Subscribers' },
  { to: mailsHref, label: 'Unsent emails' },
  { to: staffHref, label: 'Staff', roles: ['auditor'] },
  { to: auditHref, label: 'Audit log', roles: ['auditor'] },
];

interface OfficeFrameProps {
  readonly title: string;
  /** Roles that may see this page besides owners; everybody of the staff if absent. */
  readonly roles?: readonly StaffRole[];
  readonly children: (session: OfficeSession) => ReactNode;
}

/**
 * A page of the office: the second factor first, then navigation and content. When the office
 * closes meanwhile, the content stays as it is behind the question for a code.
 */
export function OfficeFrame({ title, roles, children }: OfficeFrameProps) {
  const state = useOfficeSession();
  const session = state.status === 'ready' ? state.session : undefined;
  const { stage, endSetup } = useOfficeStage(session?.secondFactor);
  if (state.status === 'failed') return <Failed title={title} {...state} />;
  if (!session) return <Loader title="Loading the office" />;
  if (stage === 'setting-up') {
    return (
      <Narrow>
        <SetupSteps email={session.email} onDone={() => void endSetup()} />
      </Narrow>
    );
  }
  if (stage === 'closed') {
    return (
      <Narrow>
        <h1>Open the office</h1>
        <CodeForm onPassed={() => void refreshOffice()} />
      </Narrow>
    );
  }
  const isAllowed = !roles || hasRole(session.roles, ...roles);
  return (
    <Area>
      <OfficeBar session={session} />
      <Content>
        <h1>{title}</h1>
        {isAllowed ? children(session) : <NotAllowed />}
      </Content>
      {session.secondFactor !== 'passed' && <CodeDialog />}
    </Area>
  );
}

function OfficeBar({ session }: { readonly session: OfficeSession }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handleClose = async () => {
    await closeOffice();
    void navigate(homeHref);
  };
  return (
    <Bar>
      <Brand>
        <Link to={homeHref}>Kadam</Link> Office
      </Brand>
      <Navigation aria-label="Office">
        {PLACES.filter(({ roles }) => !roles || hasRole(session.roles, ...roles)).map(({ to, label }) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Navigation>
      <Person>
        <span title={roleNames(session.roles)}>{session.name}</span>
        <Button variant="secondary" size="sm" onClick={() => void handleClose()}>
          Close the office
        </Button>
      </Person>
    </Bar>
  );
}

/** The office has closed while a page was open. */
function CodeDialog() {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      title="Enter a code to continue"
      subtitle="The office closes after half an hour without work. What you have typed is still here."
      onClose={() => void navigate(homeHref)}
    >
      <CodeForm onPassed={() => void refreshOffice()} />
    </Dialog>
  );
}

const NotAllowed = () => (
  <EmptyState
    title="None of your roles opens this page"
    text="Ask an owner of the office if you need it."
    action={<Link to={officeHref}>To the overview</Link>}
  />
);

function Failed({ title, message, retry }: { title: string; message: string; retry: () => void }) {
  return (
    <Narrow>
      <h1>{title}</h1>
      <Notice tone="danger" title="The office could not be opened" action={<Button onClick={retry}>Retry</Button>}>
        {message}
      </Notice>
    </Narrow>
  );
}
