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

export const Aside = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.below(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FormArea = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.above(768)} {
    padding: ${space(4)};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

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
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  ${media.below(480)} {
    justify-items: stretch;
  }

  ${withoutAction} {
    display: none;
  }
`;

export const ErrorList = styled.ul`
  display: grid;
  margin-top: ${space(0.5)};
  padding-inline-start: ${space(2.5)};

  a {
    display: inline-block;
    min-height: ${space(3)};
  }
`;
