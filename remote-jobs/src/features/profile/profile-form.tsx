import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { Row } from '@kadam/shared/ui/row';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { BriefcaseBusiness, ChevronRight, Settings } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Account } from '../../lib/account';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { paths } from '../../paths';
import { Avatar } from './avatar';
import { NameField } from './name-field';
import { Fields, Form, Line, Sheet, Ways } from './profile.styles';
import { usePicture } from './use-picture';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  readonly account: Account;
  readonly owners: readonly (string | null)[];
  readonly onExpire: () => void;
}

/** Placeholder of a field without a value. */
const BLANK = '—';
const SAVED_MESSAGE = 'Your profile has been updated.';

/** The member's account; only the name is editable. */
export function ProfileForm({ account, ...rest }: ProfileFormProps) {
  const profile = useProfileForm({ account, ...rest });
  const { form, isChanged, waiting } = profile;
  const picture = usePicture();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) =>
    isChanged ? form.onSubmit(event) : event.preventDefault();
  return (
    <Sheet>
      <Avatar name={profile.baseline} {...picture} />
      <Form {...form} onSubmit={handleSubmit} aria-label="Profile">
        <Fields>
          <NameField {...profile} />
          <Line>
            <Field label="Email" name="email" type="email" value={account.email} readOnly autoComplete="email" />
          </Line>
          <Field
            label="Phone number"
            name="phone"
            type="tel"
            value={account.phone}
            readOnly={true}
            placeholder={BLANK}
            hint={
              <>
                {account.phone === '' ? 'Your job profile has none yet. ' : 'From your job profile. '}
                <Link to={paths.jobProfile}>{account.phone === '' ? 'Add it there' : 'Edit it there'}</Link>
              </>
            }
          />
          <Field
            label="Role"
            name="role"
            value=""
            readOnly={true}
            placeholder={BLANK}
            hint="Members have no special role."
          />
        </Fields>
        <Outcome {...profile} />
        <Row gap={2}>
          <SubmitButton label="Save & Update" busyLabel="Saving…" disabled={!isChanged} waiting={waiting} />
          <Button variant="secondary" onClick={profile.handleCancel}>
            Cancel
          </Button>
        </Row>
      </Form>
      <SettingsLinks />
    </Sheet>
  );
}

function Outcome({ state, message, isAwaitingLogin }: ReturnType<typeof useProfileForm>) {
  if (isAwaitingLogin) {
    return (
      <Notice tone="danger" title={EXPIRED_MESSAGE}>
        What you typed is kept, and saved after you log in.
      </Notice>
    );
  }
  if (message) return <Notice tone="danger">{message}</Notice>;
  return state.status === 'sent' ? <Notice tone="success">{SAVED_MESSAGE}</Notice> : null;
}

const SettingsLinks = () => (
  <Ways>
    <li>
      <BriefcaseBusiness aria-hidden size={20} />
      <div>
        <Link to={paths.jobProfile}>Job profile</Link>
        <p>What employers need to know about you</p>
      </div>
      <ChevronRight aria-hidden size={18} />
    </li>
    <li>
      <Settings aria-hidden size={20} />
      <div>
        <Link to={paths.account}>Account settings</Link>
        <p>Password, sessions and your data</p>
      </div>
      <ChevronRight aria-hidden size={18} />
    </li>
  </Ways>
);
