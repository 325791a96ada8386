import { color, font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** As high as a typical result, to avoid layout shifts. */
export const Place = styled.section`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  width: 100%;
  min-height: ${space(38)};
  padding-top: ${space(3)};
  border-top: ${size.hairline} solid ${color.line};
  overflow-wrap: anywhere;

  h2 {
    margin: 0;
    font-size: ${font.size.lg};
  }
`;

export const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  width: 100%;
  margin: 0;
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
