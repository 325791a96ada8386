import styled from 'styled-components';
import { color, radius, size } from '@kadam/shared/ui/theme';

export const Box = styled.div`
  min-height: 1lh;
  border-radius: ${radius.sm};
  outline: ${size.hairline} dashed transparent;
  outline-offset: 0.25em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:hover {
    outline-color: ${color.lineStrong};
  }

  &:focus {
    outline: ${size.hairline} solid ${color.ink};
    box-shadow: 0 0 0 0.25em ${color.accentSoft};
  }

  &:empty::before {
    color: ${color.muted};
    content: attr(data-placeholder);
  }
`;
