import styled from 'styled-components';
import { color, font, layer, media, radius, size, space } from '@kadam/shared/ui/theme';

export const DarkBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  min-height: ${size.header};
  background: ${color.inkStrong};
  color: ${color.onInk};
`;

export const Intro = styled.div`
  max-width: ${size.measure};
  padding-block: ${space(7)} ${space(3)};

  & > p {
    margin-block-start: ${space(1.5)};
    color: ${color.muted};
    font-size: ${font.size.lg};
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2.5)};
  padding-block-end: ${space(4)};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  & > a {
    padding-block: ${space(0.5)};
  }
`;

export const Panel = styled.section`
  padding-block: ${space(5)};
  border-block-start: ${size.hairline} solid ${color.line};

  & > h2 {
    margin-block-end: ${space(3)};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(36)}), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Swatch = styled.div`
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(20)}, 1fr));
  gap: ${space(1.5)};
`;

export const Narrow = styled.div`
  max-width: ${size.dialog};
`;

export const Dark = styled.div`
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInk};
`;

export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.header};

  & > strong {
    margin-inline-end: auto;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.extrabold};
    letter-spacing: ${font.tracking.tight};
  }

  ${media.below(480)} {
    gap: 0;
  }
`;
