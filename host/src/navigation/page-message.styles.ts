import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';

export const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  max-width: ${size.measure};
`;

/** A message beside a picture. */
export const Beside = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(6)};
`;

export const Title = styled.h1`
  font-size: ${font.size.xxl};
`;

export const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.size.lg};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  margin-top: ${space(1)};
`;

export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.control};
  border-radius: ${radius.sm};
  font-weight: ${font.weight.semibold};
`;
