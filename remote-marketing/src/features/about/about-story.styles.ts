import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(8)};

  ${media.below(1024)} {
    gap: ${space(5)};
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: ${size.measure};

  /* Two lines at every width, also before the font has loaded. */
  h2 {
    max-width: 12em;
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }
`;

export const Scene = styled.img`
  width: 100%;
`;

export const Principles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Principle = styled.article`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInk};

  svg {
    margin-bottom: ${space(1)};
    color: ${color.accent};
  }

  h3 {
    color: ${color.onInk};
    font-size: ${font.size.xl};
  }

  p {
    color: ${color.onInkMuted};
    font-size: ${font.size.lg};
    line-height: ${font.leading.snug};
  }

  ${media.below(480)} {
    padding: ${space(3)};
  }
`;

export const Promises = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const Promise = styled.article`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: ${size.rule} solid ${color.accent};

  p {
    color: ${color.muted};
  }
`;
