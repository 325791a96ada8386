import { Card } from '@kadam/shared/ui/card';
import { color, font, media, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Portrait beside the fields; above them in narrow windows. */
export const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: ${space(26)} minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};
  align-items: start;

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Line = styled.div`
  grid-column: 1 / -1;
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

/** A field with its pencil: the pencil stands beside the control, at the lower edge of the label above it. */
export const NameLine = styled(Line)`
  position: relative;

  & > button {
    position: absolute;
    inset-block-start: calc(${font.size.sm} * 1.3 + ${space(0.75)});
    inset-inline-end: ${space(0.25)};
    color: ${color.ink};
  }

  &:has(> button) input {
    padding-inline-end: ${space(6)};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
