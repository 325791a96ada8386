import styled from 'styled-components';
import { Link } from '@kadam/shared/router';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import { CourseImage } from '../../lib/course-image';

export const Header = styled.header`
  padding-block: ${space(3)} ${space(5)};
  overflow-wrap: anywhere;
  background: ${color.sand};
  border-bottom: ${size.hairline} solid ${color.line};
`;

export const Trail = styled.nav`
  color: ${color.muted};
  font-size: ${font.size.sm};

  ol {
    padding: 0;
    list-style: none;
  }

  /* A sign stays with the step before it; the title breaks like any text. */
  li {
    display: inline-block;
    white-space: nowrap;
  }

  li:last-child {
    display: inline;
    white-space: normal;
  }

  a {
    display: inline-block;
    padding-block: ${space(0.25)};
  }

  svg {
    display: inline;
    margin-inline: ${space(1)};
    vertical-align: -0.125em;
  }
`;

export const HeaderColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(26rem, 40%);
  align-items: center;
  gap: ${space(5)};
  margin-top: ${space(2)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const HeaderText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  color: ${color.ink};
  font-weight: ${font.weight.semibold};
`;

export const Title = styled.h1`
  font-size: ${font.size.xxl};
  text-wrap: balance;
`;

export const Meta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.75)};
  }
`;

export const ProviderLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;

export const Provider = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  font-weight: ${font.weight.semibold};
`;

export const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.surface};
`;

export const HeaderPicture = styled(CourseImage)`
  width: 100%;
  max-width: 32rem;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.md};
  box-shadow: ${shadow.soft};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  align-items: start;
  gap: ${space(5)};
  min-height: 50vh;
  overflow-wrap: anywhere;
  padding-block: ${space(5)} ${space(8)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const MainColumn = styled.div`
  display: grid;
  gap: ${space(5)};
`;

export const Section = styled.section`
  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${font.size.xl};
  }

  h3 {
    margin: ${space(3)} 0 ${space(1.5)};
  }
`;

export const SynopsisText = styled.div`
  max-width: ${size.measure};

  p {
    margin: 0 0 ${space(1.5)};
  }
`;

export const CheckList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)} ${space(3)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    display: flex;
    gap: ${space(1)};
  }

  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.success};
  }
`;

export const Modules = styled.ol`
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  counter-reset: module;

  li {
    display: flex;
    gap: ${space(2)};
    padding: ${space(2)};
    counter-increment: module;
  }

  li + li {
    border-top: ${size.hairline} solid ${color.line};
  }

  li::before {
    content: counter(module);
    min-width: 1.5em;
    color: ${color.muted};
    font-weight: ${font.weight.bold};
  }
`;

export const BatchList = styled.ul`
  display: grid;
  gap: ${space(2)};

  li {
    display: grid;
    gap: ${space(0.5)};
    padding: ${space(2)};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

  h3 {
    margin: 0;
  }
`;

export const FactList = styled.dl`
  display: grid;
  gap: ${space(1.5)};

  ${media.below(1024)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    order: -1;
  }
`;

export const Fact = styled.div`
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  svg {
    flex: none;
    color: ${color.ink};
  }

  dd {
    margin: ${space(0.5)} 0 0;
    font-weight: ${font.weight.bold};
  }
`;
