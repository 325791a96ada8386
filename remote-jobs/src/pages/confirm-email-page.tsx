import { AddressConfirmation } from '../features/account-links/address-confirmation';
import { Intro, NarrowPage } from './page.styles';

export default function ConfirmEmailPage() {
  return (
    <NarrowPage>
      <Intro>
        <h1 tabIndex={-1}>Confirm your email address</h1>
      </Intro>
      <AddressConfirmation />
    </NarrowPage>
  );
}
