import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  gap: ${space(4)};
  align-items: start;

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

// Last, so that it moves nothing that is read when it arrives; without a gap while it is empty.
export const Extensions = styled.div`
  margin-block-start: ${space(-4)};

  & > * {
    margin-block-start: ${space(4)};
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: ${space(3.5)};

  h2 {
    font-size: ${font.size.lg};
  }
`;

const panel = css`
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > li + li {
    border-top: ${size.hairline} solid ${color.line};
  }
`;

export const List = styled.ul`
  ${panel}
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} ${space(2.5)};

  & > div {
    flex: 1 1 ${space(28)};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & a,
  & strong {
    color: ${color.ink};
    font-weight: ${font.weight.bold};
  }

  & > time,
  & > span:last-child {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

export const ActionList = styled.ul`
  ${panel}
  overflow: hidden;

  & a {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${size.control};
    padding: ${space(1.5)} ${space(2)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    text-decoration: none;

    &:hover {
      background: ${color.inkSoft};
    }

    &:focus-visible {
      outline-offset: ${space(-0.5)};
    }
  }
`;

export const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'primary', size: 'md' })}
`;

export const SecondaryActionLink = styled(Link)`
  ${buttonCss({ variant: 'secondary', size: 'md' })}
`;
