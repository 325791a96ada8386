import { PasswordReset } from '../features/account-links/password-reset';
import { Intro, LinkPage } from './page.styles';

export default function ResetPasswordPage() {
  return (
    <LinkPage>
      <Intro>
        <h1 tabIndex={-1}>Choose a new password</h1>
      </Intro>
      <PasswordReset />
    </LinkPage>
  );
}
