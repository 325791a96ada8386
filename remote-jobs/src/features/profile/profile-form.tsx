import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import type { FormEvent } from 'react';
import type { Account } from '../../lib/account';
import { EXPIRED_MESSAGE } from '../../lib/profile-failure';
import { paths } from '../../paths';
import { Avatar } from './avatar';
import { NameField } from './name-field';
import { Buttons, Fields, Form, Line, Note, Sheet } from './profile.styles';
import { usePicture } from './use-picture';
import { useProfileForm, type SaveState } from './use-profile-form';

interface ProfileFormProps {
  readonly account: Account;
  readonly onExpire: () => void;
}

const SAVED_MESSAGE = 'Your profile has been updated.';

/** The member's own account: the name can be changed, the rest is shown. */
export function ProfileForm({ account, onExpire }: ProfileFormProps) {
  const form = useProfileForm({ account, onExpire });
  const picture = usePicture();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isChanged) form.handleSubmit();
  };
  const handleCancel = () => {
    form.handleCancel();
    picture.handleRemove();
  };
  return (
    <Sheet>
      <Avatar name={form.baseline} {...picture} />
      <Form onSubmit={handleSubmit} noValidate aria-label="Profile">
        <Fields>
          <NameField {...form} />
          <Line>
            <Field label="Email" name="email" type="email" value={account.email} readOnly autoComplete="email" />
          </Line>
          <Field label="Phone number" name="phone" type="tel" value="" readOnly />
          <Field label="Role" name="role" value="" readOnly />
        </Fields>
        <Note>
          What employers need to know about you is kept in your <Link to={paths.jobProfile}>job profile</Link>.
        </Note>
        <Outcome state={form.state} />
        <Buttons>
          <Button type="submit" disabled={!form.isChanged} isBusy={form.state.status === 'saving'} busyLabel="Saving…">
            Save &amp; Update
          </Button>
          <Button variant="secondary" onClick={handleCancel}>
            Cancel
          </Button>
        </Buttons>
      </Form>
    </Sheet>
  );
}

function Outcome({ state }: { readonly state: SaveState }) {
  switch (state.status) {
    case 'saved':
      return <Notice tone="success">{SAVED_MESSAGE}</Notice>;
    case 'awaiting-login':
      return (
        <Notice tone="danger" title={EXPIRED_MESSAGE}>
          What you typed is kept, and saved after you log in.
        </Notice>
      );
    case 'refused':
      return <Notice tone="danger">{state.message}</Notice>;
    default:
      return null;
  }
}
