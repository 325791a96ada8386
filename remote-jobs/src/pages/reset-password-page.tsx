import { PasswordReset } from '../features/account-links/password-reset';
import { Intro, NarrowPage } from './page.styles';

export default function ResetPasswordPage() {
  return (
    <NarrowPage>
      <Intro>
        <h1 tabIndex={-1}>Choose a new password</h1>
      </Intro>
      <PasswordReset />
    </NarrowPage>
  );
}
