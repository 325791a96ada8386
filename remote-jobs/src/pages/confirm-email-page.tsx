import { AddressConfirmation } from '../features/account-links/address-confirmation';
import { Intro, LinkPage } from './page.styles';

export default function ConfirmEmailPage() {
  return (
    <LinkPage>
      <Intro>
        <h1 tabIndex={-1}>Confirm your email address</h1>
      </Intro>
      <AddressConfirmation />
    </LinkPage>
  );
}
