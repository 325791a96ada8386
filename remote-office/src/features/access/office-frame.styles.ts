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
  margin: 0;
  font-weight: ${font.weight.bold};

  & a {
    color: ${color.ink};
  }
`;

export const Navigation = styled.nav`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space(0.5)};

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
    background: ${color.sand};
  }

  & a[aria-current='page'] {
    background: ${color.sandDeep};
  }

  ${media.below(768)} {
    flex-basis: 100%;
    order: 1;
    margin-inline: ${space(-1.5)};
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
