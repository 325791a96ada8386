import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};

  & > * {
    flex: 1 1 ${space(18)};
  }

  & > :first-child {
    flex: 2 1 ${space(30)};
  }

  & > button {
    flex: 0 0 auto;
  }
`;

export const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'primary' })}
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
