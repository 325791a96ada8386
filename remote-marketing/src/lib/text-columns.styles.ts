import { color, font, media, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${space(30)} minmax(0, ${size.measure});
  gap: ${space(8)};
  padding-block: ${space(7)} ${space(10)};
  overflow-wrap: anywhere;

  ${media.below(1024)} {
    grid-template-columns: minmax(0, ${size.measure});
    gap: ${space(4)};
    padding-block: ${space(4)} ${space(7)};
  }
`;

export const Contents = styled.nav`
  ol {
    display: grid;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(4)};

    ${media.touch} {
      min-height: ${size.control};
    }

    color: ${color.muted};
    font-size: ${font.size.sm};
    text-decoration: none;
  }

  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }

  ${media.above(1024)} {
    position: sticky;
    top: calc(${size.header} + ${space(4)});
    align-self: start;
    padding-inline-end: ${space(2)};
    border-inline-end: ${size.hairline} solid ${color.line};
  }

  ${media.below(1024)} {
    padding-bottom: ${space(3)};
    border-bottom: ${size.hairline} solid ${color.line};

    ol {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(24)}), 1fr));
      column-gap: ${space(2)};
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};

  & + & {
    margin-top: ${space(5)};
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(2.5)};
  }

  li::marker {
    color: ${color.accentDeep};
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: ${space(1)};

  h3 {
    font-size: ${font.size.md};
  }

  p {
    margin-top: ${space(0.75)};
  }
`;

export const LinkLine = styled.p`
  a + a {
    margin-inline-start: ${space(2)};
  }
`;
