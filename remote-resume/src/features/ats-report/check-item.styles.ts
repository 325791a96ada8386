import styled from 'styled-components';
import type { AtsCheck } from '@kadam/shared/contract/resume';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

const STATUS_COLORS: Readonly<Record<AtsCheck['status'], string>> = {
  pass: color.success,
  warn: color.accentDeep,
  fail: color.danger,
  skip: color.muted,
};

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  border-top: ${size.hairline} solid ${color.line};
  overflow-wrap: anywhere;
`;

export const Status = styled.span<{ $status: AtsCheck['status'] }>`
  color: ${({ $status }) => STATUS_COLORS[$status]};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Title = styled.h4`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(1.25)};
  letter-spacing: 0;
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;
`;

export const Gain = styled.span`
  padding: 0 ${space(1)};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentDeep};
  font-size: ${font.size.xs};
`;

export const Message = styled.p`
  margin-top: ${space(0.25)};
`;

export const Quotes = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin-top: ${space(1)};
  border-inline-start: ${size.rule} solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size.sm};

  && {
    padding-inline-start: ${space(1.5)};
  }

  small {
    white-space: nowrap;
  }
`;

export const Details = styled.dl`
  display: grid;
  grid-template-columns: ${space(16)} minmax(0, 1fr);
  gap: ${space(0.75)} ${space(2)};
  margin-top: ${space(1.5)};
  font-size: ${font.size.sm};

  dt {
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.25)};

    dd {
      margin-bottom: ${space(0.75)};
    }
  }
`;

export const Example = styled.span`
  display: grid;
  gap: ${space(0.5)};

  del,
  ins {
    padding: ${space(0.5)} ${space(1)};
    border-radius: ${radius.sm};
    color: ${color.inkStrong};
    text-decoration: none;
  }

  del {
    background: ${color.dangerSoft};
  }

  del::before {
    content: 'Before: ';
    color: ${color.danger};
    font-weight: ${font.weight.semibold};
  }

  ins {
    background: ${color.successSoft};
  }

  ins::before {
    content: 'After: ';
    color: ${color.success};
    font-weight: ${font.weight.semibold};
  }
`;
