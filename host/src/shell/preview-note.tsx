import { readPreview } from '@kadam/shared/contract/published-content';
import { color, font, layer, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Marks a tab that shows content of the office before it is published. */
export const PreviewNote = () =>
  readPreview() ? <Note role="status">Preview, not published. Close this tab to end it.</Note> : null;

const Note = styled.p`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 0 0;
  margin: 0;
  padding: ${space(1)} ${space(2)};
  background: ${color.ink};
  color: ${color.onInk};
  font-size: ${font.size.sm};
  text-align: center;
`;
