import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Frame = styled.article`
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInk};
  overflow-wrap: anywhere;

  ${media.below(480)} {
    padding: ${space(2)};
  }

  /* Browsers print no backgrounds, so light text would be invisible. */
  @media print {
    border: ${size.hairline} solid ${color.ink};
    background: none;

    &&,
    && * {
      color: ${color.inkStrong};
    }
  }
`;

export const Kicker = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color.accent};
  font-size: ${font.size.md};
`;

export const Points = styled.span`
  margin-inline-start: auto;
  padding: ${space(0.25)} ${space(1.25)};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.sm};
  letter-spacing: 0;
`;

export const Title = styled.p`
  margin-top: ${space(1.5)};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
`;

export const More = styled.div`
  margin-top: ${space(2)};
  color: ${color.onInkMuted};
  font-size: ${font.size.sm};

  h3 {
    color: inherit;
    font-size: inherit;
  }

  ol {
    margin-top: ${space(0.5)};
    padding-inline-start: ${space(2.5)};
  }

  b {
    color: ${color.accent};
    font-weight: ${font.weight.semibold};
    white-space: nowrap;
  }
`;
