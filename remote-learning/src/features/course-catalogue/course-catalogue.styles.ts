import styled from 'styled-components';
import { Link } from '@kadam/shared/router';
import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { color, font, layer, media, radius, size, space } from '@kadam/shared/ui/theme';
import { CourseImage } from '../../lib/course-image';

export const Body = styled.div`
  min-height: 60vh;
  padding-block: ${space(4)} ${space(8)};
`;

/** Covers the page below the portal's header; the heading stays in place. */
export const LoaderCover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.raised};
  background: ${color.surface};
`;

export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  gap: ${space(2)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;
`;

export const Count = styled.p`
  margin: ${space(3)} 0 ${space(2)};
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
`;

export const Pages = styled.div`
  margin-top: ${space(5)};
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.below(1024)} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
`;

export const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0;

  ${media.below(480)} {
    padding: 0;
  }
`;

export const CardPicture = styled(CourseImage)`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-start-start-radius: calc(${radius.md} - ${size.hairline});
  border-start-end-radius: calc(${radius.md} - ${size.hairline});
  background: ${color.sand};
  object-fit: cover;
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(2.5)};
`;

export const CardTitle = styled.h2`
  font-size: ${font.size.lg};
`;

export const TitleLink = styled(Link)`
  ${cardLinkCss}
`;

export const CardText = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const CardChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;
  padding-top: ${space(1)};

  svg {
    display: inline;
    vertical-align: -0.125em;
  }
`;
