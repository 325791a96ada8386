import styled from 'styled-components';
import { color, font, media, radius, space } from '@kadam/shared/ui/theme';

export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(5)};
  border-radius: ${radius.md};
  background: ${color.accentSoft};

  p {
    margin-top: ${space(1)};
  }

  ${media.below(768)} {
    padding: ${space(3)};
  }
`;

export const Registered = styled.p`
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
