import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Narrow windows show one of the two. */
export const Pane = styled.div<{ readonly $isShown: boolean }>`
  min-width: 0;

  ${media.below(1024)} {
    ${({ $isShown }) => !$isShown && 'display: none;'}
  }
`;

export const Views = styled.div`
  display: none;
  gap: ${space(1)};
  margin-block-end: ${space(2)};

  ${media.below(1024)} {
    display: flex;
  }
`;

export const StateBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  margin-block-end: ${space(2)};

  & > small {
    color: ${color.muted};
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-end: ${space(2)};

  &:empty {
    display: none;
  }
`;

export const Preview = styled.section`
  overflow: hidden;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > p {
    padding: ${space(1)} ${space(2)};
    border-bottom: ${size.hairline} solid ${color.line};
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;
