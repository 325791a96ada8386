import type { Invitation, OfficeSession, StaffMember } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { LoadedView } from '../../lib/loaded-view';
import { hasRole, roleNames } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { InviteDialog } from './invite-dialog';
import { RemoveDialog, ResetDialog, WithdrawDialog } from './person-dialogs';
import { RolesDialog } from './roles-dialog';
import { Actions, Facts, List, Row, Section, Top } from './staff.styles';
import { useStaff } from './use-staff';

type Opened =
  | { readonly dialog: 'invite' }
  | { readonly dialog: 'roles' | 'remove' | 'reset'; readonly id: string }
  | { readonly dialog: 'withdraw'; readonly invitation: Invitation };

/** The people of the office and open invitations; owners can change both. */
export function StaffListView({ session }: { readonly session: OfficeSession }) {
  const { opened, open, close, announcement } = useDialog<Opened>();
  const isOwner = hasRole(session.roles);
  return (
    <LoadedView state={useStaff()} name="staff">
      {({ staff, invitations }) => (
        <Section>
          <Top>
            <p role="status">{announcement}</p>
            {isOwner && <Button onClick={() => open({ dialog: 'invite' })}>Invite a person</Button>}
          </Top>
          <List aria-label="People">
            {staff.map((one) => (
              <Person key={one.id} one={one} onOpen={isOwner ? open : undefined} />
            ))}
          </List>
          {invitations.length > 0 && (
            <>
              <h2>Open invitations</h2>
              <List aria-label="Open invitations">
                {invitations.map((one) => (
                  <Row key={one.id}>
                    <div>
                      <strong>{one.email}</strong>
                      <Facts>
                        {roleNames(one.roles)}. Invited by {one.invitedBy}, until {dayText(one.expiresAt)}
                      </Facts>
                    </div>
                    {isOwner && (
                      <Actions>
                        <Button variant="quiet" size="sm" onClick={() => open({ dialog: 'withdraw', invitation: one })}>
                          Withdraw
                        </Button>
                      </Actions>
                    )}
                  </Row>
                ))}
              </List>
            </>
          )}
          <OpenedDialog opened={opened} staff={staff} onClose={close} />
        </Section>
      )}
    </LoadedView>
  );
}

interface PersonProps {
  readonly one: StaffMember;
  /** Absent for people with read access only. */
  readonly onOpen: ((opened: Opened) => void) | undefined;
}

function Person({ one, onOpen }: PersonProps) {
  const { id, name, email, roles, hasSecondFactor, since } = one;
  const action = (dialog: 'roles' | 'remove' | 'reset', label: string) => (
    <Button variant="quiet" size="sm" onClick={() => onOpen?.({ dialog, id })} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
  return (
    <Row>
      <div>
        <strong>{name}</strong> {email}
        <Facts>
          {roleNames(roles)}. Since {dayText(since)}
          {!hasSecondFactor && '. No authenticator app yet'}
        </Facts>
      </div>
      {onOpen && (
        <Actions>
          {action('roles', 'Change roles')}
          {hasSecondFactor && action('reset', 'Reset the app')}
          {action('remove', 'Remove')}
        </Actions>
      )}
    </Row>
  );
}

interface OpenedDialogProps {
  readonly opened: Opened | undefined;
  readonly staff: readonly StaffMember[];
  /** Called with a sentence if something was changed. */
  readonly onClose: (sentence?: string) => void;
}

function OpenedDialog({ opened, staff, onClose }: OpenedDialogProps) {
  if (!opened) return null;
  if (opened.dialog === 'invite') return <InviteDialog onClose={onClose} />;
  if (opened.dialog === 'withdraw') return <WithdrawDialog invitation={opened.invitation} onClose={onClose} />;
  const one = staff.find(({ id }) => id === opened.id);
  if (!one) return null;
  if (opened.dialog === 'roles') return <RolesDialog one={one} onClose={onClose} />;
  return opened.dialog === 'remove' ? (
    <RemoveDialog one={one} onClose={onClose} />
  ) : (
    <ResetDialog one={one} onClose={onClose} />
  );
}
