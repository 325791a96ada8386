import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { visuallyHiddenCss } from '@kadam/shared/ui/layout';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { swipedRow } from '../../lib/swiped-row.styles';
import { withoutAction } from '../../lib/without-action.styles';

export const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) ${space(21)};
  align-items: end;
  gap: ${space(1.5)};
  max-width: ${space(90)};
  padding: ${space(2)};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkStrong};
  box-shadow: ${shadow.soft};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }

  /*
   * The location and the button share a row if both fit, which depends on the text size. Their
   * widths do not depend on their content, which loads in parts.
   */
  ${media.below(480)} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    padding: ${space(1.5)};

    > div:first-child {
      flex-basis: 100%;
    }

    > div {
      flex: 1 1 7rem;
      min-width: 0;
    }
  }

  && :focus-visible {
    outline-color: ${color.ink};
  }

  ${withoutAction} {
    display: none;
  }
`;

export const BoxField = styled.div`
  display: grid;
  gap: ${space(0.5)};

  input {
    width: 100%;
    min-height: ${size.control};
    padding: 0 ${space(1.5)};
    border: ${size.hairline} solid ${color.lineStrong};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }

  input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

export const BoxLabel = styled.label`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  /* The placeholders name the fields. */
  ${media.below(480)} {
    ${visuallyHiddenCss}
  }
`;

export const SearchButton = styled.button`
  ${buttonCss({ variant: 'primary' })}

  ${media.below(480)} {
    flex: 1 1 9.5rem;
    padding-inline: ${space(2)};
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(3)};

  h2 {
    flex: 1 1 auto;
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }

  ${media.below(480)} {
    gap: 0 ${space(1)};
    margin-bottom: ${space(1)};

    h2 {
      font-size: ${font.size.xl};
    }
  }
`;

export const AllJobs = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: ${size.control};
  font-weight: ${font.weight.semibold};
`;

export const JobTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.below(1024)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Swiped on phones; part of the next job shows that there is more. */
  ${media.below(480)} {
    ${swipedRow}
  }

  @media (scripting: none) {
    display: none;
  }
`;

const TILE_HEIGHT = '10.5rem';
const TILE_HEIGHT_ON_PHONES = '9.75rem';

const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A fixed height, so placeholders are as high as jobs. */
export const JobTile = styled(Card).attrs({ as: 'li', isInteractive: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto auto;
  gap: ${space(0.75)};
  height: ${TILE_HEIGHT};
  padding: ${space(2)};

  ${media.below(480)} {
    height: ${TILE_HEIGHT_ON_PHONES};
    padding: ${space(1.5)};
  }

  h3 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${font.size.md};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const JobLink = styled(Link)`
  ${cardLinkCss}
`;

export const Place = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
  ${oneLine}
`;

export const Pay = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(1)};
  font-size: ${font.size.sm};

  span {
    font-weight: ${font.weight.semibold};
  }

  time {
    color: ${color.muted};
  }
`;

export const Failure = styled.p`
  min-height: ${TILE_HEIGHT};
  color: ${color.muted};

  ${media.below(480)} {
    min-height: ${TILE_HEIGHT_ON_PHONES};
  }
`;
