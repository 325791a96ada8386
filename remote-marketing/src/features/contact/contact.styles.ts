import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { withoutAction } from '../../lib/without-action.styles';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${space(46)};
  align-items: start;
  gap: ${space(7)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr) ${space(38)};
    gap: ${space(4)};
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

export const FormArea = styled.div`
  display: grid;
  gap: ${space(2)};

  h2 {
    margin-bottom: ${space(1)};
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
`;

export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2.5)};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Send = styled.div`
  ${withoutAction} {
    display: none;
  }
`;

export const FaultList = styled.ul`
  display: grid;
  margin-top: ${space(0.5)};
  padding-inline-start: ${space(2.5)};

  a {
    display: inline-block;
    min-height: ${space(3)};
  }
`;

export const Trap = styled.div`
  position: absolute;
  width: ${size.hairline};
  height: ${size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Office = styled.aside`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.sand};

  h2 {
    font-size: ${font.size.lg};
  }

  ${media.below(1024)} {
    padding: ${space(3)};
  }

  /* As wide as the form: the address stands beside mail and phone. */
  ${media.below(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > h2,
    > dl {
      grid-column: 1 / -1;
    }

    > :has(address) {
      grid-area: 2 / 2 / span 2;
    }
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);

    > :has(address) {
      grid-area: auto;
    }
  }
`;

export const Way = styled.div`
  display: flex;
  gap: ${space(1.5)};

  > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.ink};
  }

  > a {
    min-width: 0;
    min-height: ${space(3)};
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }

  ${media.touch} {
    &:has(> a) {
      align-items: center;
      margin-block: ${space(-0.5)};
    }

    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.control};
    }
  }

  address {
    display: grid;
    font-style: normal;
  }
`;

export const Numbers = styled.dl`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: ${size.hairline} solid ${color.line};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  ${media.below(768)} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(25)}), 1fr));
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
