import { Container } from '@kadam/shared/ui/layout';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Area = styled.div`
  min-height: 100vh;
  background: ${color.sand};
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(3)};
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.surface};

  ${media.below(768)} {
    padding-inline: ${space(2)};
  }
`;

export const Brand = styled.p`
  font-weight: ${font.weight.bold};

  & a {
    color: ${color.ink};
  }
`;

/** Menu and page, side by side in wide windows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${space(26)} minmax(0, 1fr);
  max-width: ${space(180)};
  margin-inline: auto;

  ${media.below(1024)} {
    display: block;
  }
`;

export const MenuButton = styled.div`
  display: none;
  padding: ${space(1.5)} ${space(2)} 0;

  ${media.below(1024)} {
    display: block;
  }
`;

export const Navigation = styled.nav`
  position: sticky;
  top: 0;
  display: grid;
  gap: ${space(2)};
  max-height: 100vh;
  padding: ${space(3)} 0 ${space(3)} ${space(1.5)};
  overflow-y: auto;

  & p {
    margin: 0 ${space(1.5)} ${space(0.5)};
    color: ${color.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${size.control};
    padding-inline: ${space(1.5)};
    border-radius: ${radius.sm};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }

  & a:hover {
    background: ${color.sandDeep};
  }

  & a[aria-current] {
    background: ${color.surface};
    box-shadow: inset ${space(0.5)} 0 0 ${color.accent};
  }

  ${media.below(1024)} {
    position: static;
    max-height: none;
    padding: ${space(1.5)} ${space(0.5)} 0;

    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-inline-start: auto;
  color: ${color.muted};
  font-size: ${font.size.sm};

  & span {
    max-width: ${space(20)};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Content = styled(Container)`
  padding-block: ${space(3)} ${space(8)};

  & > h1 {
    margin: 0 0 ${space(2)};
    font-size: ${font.size.xl};
  }
`;

/** For forms before the office is open. */
export const Narrow = styled(Container)`
  max-width: ${space(64)};
  padding-block: ${space(6)} ${space(8)};

  & > h1 {
    margin: 0 0 ${space(2)};
    font-size: ${font.size.xl};
  }
`;
