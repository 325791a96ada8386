import { type ReactNode, useState } from 'react';
import { OPERATIONS_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link, useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { refreshOffice } from '../../lib/refresh';
import { CONSULTANCY_ROLES, hasRole, roleNames } from '../../lib/roles';
import {
  applicationsHref,
  auditHref,
  contentHref,
  coursesHref,
  doctorHref,
  employersHref,
  enrollmentsHref,
  figuresHref,
  homeHref,
  importsHref,
  inquiriesHref,
  mailsHref,
  messagesHref,
  officeHref,
  operationsHref,
  postingsHref,
  privacyHref,
  staffHref,
  subscribersHref,
  templatesHref,
} from '../../paths';
import { CodeForm } from './code-form';
import { SetupSteps } from './setup-steps';
import { Area, Bar, Brand, Columns, Content, MenuButton, Navigation, Narrow, Person } from './office-frame.styles';
import { closeOffice, useOfficeSession } from './use-office-session';
import { useOfficeStage } from './use-office-stage';

const GROUPS = ['Recruiting', 'Courses', 'Inbox', 'Website', 'Administration'] as const;

interface OfficePlace {
  /** Heading above it; absent above all groups. */
  readonly group?: (typeof GROUPS)[number];
  readonly to: string;
  readonly label: string;
  readonly roles?: readonly StaffRole[];
}

const PLACES: readonly OfficePlace[] = [
  { to: officeHref, label: 'Overview' },
  { to: figuresHref, label: 'Figures', roles: CONSULTANCY_ROLES },
  { group: 'Recruiting', to: postingsHref, label: 'Postings', roles: ['recruiter', 'auditor'] },
  { group: 'Recruiting', to: importsHref, label: 'Imports', roles: ['recruiter', 'auditor'] },
  { group: 'Recruiting', to: inquiriesHref, label: 'Inquiries', roles: ['recruiter', 'auditor'] },
  { group: 'Recruiting', to: employersHref, label: 'Employers', roles: ['recruiter', 'auditor'] },
  { group: 'Recruiting', to: applicationsHref, label: 'Applications', roles: ['recruiter', 'auditor'] },
  { group: 'Recruiting', to: templatesHref, label: 'Templates', roles: ['recruiter', 'auditor'] },
  { group: 'Courses', to: coursesHref, label: 'Courses', roles: ['course_manager', 'auditor'] },
  { group: 'Courses', to: enrollmentsHref, label: 'Enrollments', roles: ['course_manager', 'auditor'] },
  { group: 'Inbox', to: messagesHref, label: 'Messages', roles: CONSULTANCY_ROLES },
  { group: 'Inbox', to: subscribersHref, label: 'Subscribers', roles: CONSULTANCY_ROLES },
  { group: 'Inbox', to: mailsHref, label: 'Unsent emails', roles: CONSULTANCY_ROLES },
  { group: 'Website', to: contentHref, label: 'Content', roles: ['content_editor', 'auditor'] },
  { group: 'Website', to: doctorHref, label: 'Before going live', roles: ['content_editor', 'auditor'] },
  { group: 'Administration', to: staffHref, label: 'Staff', roles: ['auditor'] },
  { group: 'Administration', to: privacyHref, label: 'Personal data', roles: ['auditor'] },
  { group: 'Administration', to: operationsHref, label: 'Operations', roles: OPERATIONS_ROLES },
  { group: 'Administration', to: auditHref, label: 'Audit log', roles: ['auditor'] },
];

interface OfficeFrameProps {
  readonly title: string;
  /** Roles that may see this page, besides owners; all staff if absent. */
  readonly roles?: readonly StaffRole[];
  readonly children: (session: OfficeSession) => ReactNode;
}

/**
 * A page of the office: first the second factor, then navigation and content. If the office closes
 * meanwhile, the content stays unchanged behind the question for a code.
 */
export function OfficeFrame({ title, roles, children }: OfficeFrameProps) {
  const state = useOfficeSession();
  const session = state.status === 'ready' ? state.data : undefined;
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
      <Columns>
        <OfficeMenu session={session} />
        <Content>
          <h1>{title}</h1>
          {isAllowed ? children(session) : <NotAllowed />}
        </Content>
      </Columns>
      {session.secondFactor !== 'passed' && <CodeDialog />}
    </Area>
  );
}

function OfficeBar({ session }: { readonly session: OfficeSession }) {
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
      <Person>
        <span title={roleNames(session.roles)}>{session.name}</span>
        <Button variant="secondary" size="sm" onClick={() => void handleClose()}>
          Close the office
        </Button>
      </Person>
    </Bar>
  );
}

/** The pages that this person may open; behind a button in narrow windows. */
function OfficeMenu({ session }: { readonly session: OfficeSession }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const places = PLACES.filter(({ roles }) => !roles || hasRole(session.roles, ...roles));
  const current = places.filter(({ to }) => `${pathname}/`.startsWith(`${to}/`)).at(-1);
  return (
    <div>
      <MenuButton>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the menu' : 'Menu'}
        </Button>
      </MenuButton>
      <Navigation aria-label="Office" data-open={isOpen || undefined}>
        {[undefined, ...GROUPS].map((group) => {
          const links = places.filter((place) => place.group === group);
          return (
            links.length > 0 && (
              <div key={group ?? ''} role="group" aria-label={group}>
                {group && <p aria-hidden>{group}</p>}
                {links.map(({ to, label }) => (
                  <Link
                    key={to}
                    to={to}
                    aria-current={to === current?.to ? (to === pathname ? 'page' : 'true') : undefined}
                  >
                    {label}
                  </Link>
                ))}
              </div>
            )
          );
        })}
      </Navigation>
    </div>
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
