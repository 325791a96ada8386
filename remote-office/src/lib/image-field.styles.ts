import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > div {
    display: grid;
    flex: 1 1 ${space(24)};
    justify-items: start;
    gap: ${space(1)};
    min-width: 0;
  }
`;

export const Preview = styled.img`
  flex: none;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  aspect-ratio: 1;
  object-fit: contain;
`;

export const NoPreview = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(9)};
  height: ${space(9)};
  border: ${size.hairline} dashed ${color.lineStrong};
  border-radius: ${radius.sm};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
