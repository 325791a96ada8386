import { Link } from '@kadam/shared/router';
import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr));
  gap: ${space(3)};

  ${media.below(480)} {
    gap: ${space(1.5)};
  }

  & > li {
    display: grid;
    min-width: 0;
  }
`;

/** Two columns if there is room; a single card takes the whole width. */
export const FramedGrid = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(58)}), 1fr));

  & > li {
    grid-template-rows: auto 1fr;
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

  & > li:has(article:hover) {
    border-color: ${color.ink};
  }

  & article,
  & article:is(:hover, :focus-within) {
    border: 0;
    box-shadow: none;
    transform: none;
  }

  ${media.above(1024)} {
    & > li:only-child {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    & > li:only-child > section {
      border-radius: ${radius.md} 0 0 ${radius.md};
    }
  }
`;

export const Layout = styled(Card)`
  container: job-card / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  ${media.below(480)} {
    gap: ${space(1)};
    padding: ${space(1.5)};
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;

  & > div {
    min-width: 0;
  }

  /* At large text sizes the name goes below the logo. */
  @container job-card (max-width: 15rem) {
    flex-wrap: wrap;
    gap: ${space(1)};

    & > div {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

export const Title = styled.h3`
  font-size: ${font.size.lg};
  line-height: ${font.leading.snug};

  ${media.below(480)} {
    font-size: ${font.size.md};
  }
`;

export const StretchedLink = styled(Link)`
  ${cardLinkCss}
`;

export const Place = styled.p`
  margin: ${space(0.5)} 0 0;
  color: ${color.muted};
  font-size: ${font.size.sm};

  ${media.below(480)} {
    margin: 0;
    line-height: ${font.leading.snug};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  &:empty {
    display: none;
  }

  ${media.below(480)} {
    gap: ${space(0.5)};
  }
`;

export const Mark = styled.li`
  &:empty {
    display: none;
  }
`;

/** On phones skills are plain words instead of chips. */
export const CardSkills = styled.div`
  &:empty {
    display: none;
  }

  ${media.below(480)} {
    ul {
      display: block;
      color: ${color.muted};
      font-size: ${font.size.xs};
      line-height: ${font.leading.snug};
    }

    li {
      display: inline;
    }

    li + li::before {
      content: ' · ';
    }

    li > span {
      display: inline;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }
  }
`;

// One line on phones, so two cards fit the window.
export const Description = styled.p`
  font-size: ${font.size.sm};

  ${media.below(480)} {
    display: -webkit-box;
    overflow: hidden;
    line-height: ${font.leading.snug};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${space(2)};

  ${media.below(480)} {
    padding-top: ${space(1)};
  }

  border-top: ${size.hairline} solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size.sm};

  strong {
    color: ${color.inkStrong};
    font-size: ${font.size.md};
  }
`;

const SHADES = [
  css`
    background: ${color.ink};
    color: ${color.onInk};
  `,
  css`
    background: ${color.inkSoft};
    color: ${color.ink};
  `,
  css`
    background: ${color.sandDeep};
    color: ${color.ink};
  `,
] as const;

const edge = css<{ readonly $size: number }>`
  flex: none;
  width: ${({ $size }) => space($size / 8)};
  height: ${({ $size }) => space($size / 8)};
  border-radius: ${radius.sm};
`;

export const Letter = styled.span<{ readonly $size: number; readonly $shade: number }>`
  ${edge}
  display: grid;
  place-items: center;
  font-size: ${({ $size }) => ($size > 48 ? font.size.xl : font.size.lg)};
  font-weight: ${font.weight.bold};
  ${({ $shade }) => SHADES[$shade]}
`;

export const Picture = styled.img`
  flex: none;
  border-radius: ${radius.sm};
  border: ${size.hairline} solid ${color.line};
  background: ${color.surface};
  /* Nothing moves when a wide logo arrives. */
  aspect-ratio: 1;
  object-fit: contain;
`;
