import { Account } from '../features/account/account';
import { Intro, NarrowPage } from './page.styles';

export default function AccountPage() {
  return (
    <NarrowPage>
      <Intro>
        <h1 tabIndex={-1}>Account settings</h1>
        <p>Your email address, your password, your sessions, and your data with us.</p>
      </Intro>
      <Account />
    </NarrowPage>
  );
}
