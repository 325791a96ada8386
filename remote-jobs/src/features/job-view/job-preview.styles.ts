import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { Header, Sections, Side, SideColumn } from './job-detail.styles';

// The layout of narrow windows, whatever the window.
export const PreviewFrame = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)};
  overflow-wrap: anywhere;

  & > ${Header}, ${Sections} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space(2)};
  }

  & > ${Header} {
    padding: ${space(2)};
    align-items: flex-start;
  }

  ${SideColumn} {
    display: contents;
  }

  ${Side} {
    order: -1;
  }
`;
