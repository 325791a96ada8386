import { Container } from '@kadam/shared/ui/layout';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { Join } from '../features/join/join';

const Page = styled(Container)`
  max-width: ${space(64)};
  padding-block: ${space(5)} ${space(8)};
`;

export default function JoinPage() {
  return (
    <Page>
      <Join />
    </Page>
  );
}
