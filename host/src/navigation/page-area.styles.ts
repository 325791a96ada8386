import styled, { keyframes } from 'styled-components';
import { size, space } from '@kadam/shared/ui/theme';

/**
 * Area of the host's own pages, tall enough to keep the footer below. The home page has no header
 * space.
 */
export const PageArea = styled.div.attrs({ className: 'portal-area' })`
  min-height: 70vh;
  display: grid;
  align-content: center;
  padding: ${space(8)} 0;

  [data-under-header='true'] > & {
    margin-top: ${size.header};
  }
`;

const appear = keyframes`
  to { visibility: visible; }
`;

export const Delayed = styled.div`
  visibility: hidden;
  animation: ${appear} 0s 400ms forwards;
`;
