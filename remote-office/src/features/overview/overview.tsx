import type { OfficeSession } from '@kadam/shared/contract/staff';
import { STAFF_ROLE_LABELS } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Card } from '@kadam/shared/ui/card';
import { hasRole, ROLE_HINTS } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { auditHref, staffHref } from '../../paths';
import { Facts, Grid, Muted } from './overview.styles';
import { WaitingList } from './waiting-list';

/** Waiting items, the rights of the person, and how long the office stays open. */
export function Overview({ session }: { readonly session: OfficeSession }) {
  const { name, email, roles, endsAt } = session;
  return (
    <Grid>
      <WaitingList />
      <Card>
        <h2>Your roles</h2>
        <p>
          {name}, {email}
        </p>
        <Facts>
          {roles.map((role) => (
            <div key={role}>
              <dt>{STAFF_ROLE_LABELS[role]}</dt>
              <dd>{ROLE_HINTS[role]}</dd>
            </div>
          ))}
        </Facts>
        {endsAt !== null && <Muted>The office stays open until {timeText(endsAt)}, and longer while you work.</Muted>}
      </Card>
      {hasRole(roles, 'auditor') && (
        <Card>
          <h2>People and changes</h2>
          <p>
            <Link to={staffHref}>Staff</Link>: who belongs to the office, with which roles.
          </p>
          <p>
            <Link to={auditHref}>Audit log</Link>: who changed what, and when.
          </p>
        </Card>
      )}
    </Grid>
  );
}
