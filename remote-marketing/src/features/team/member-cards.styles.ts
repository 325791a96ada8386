import styled from 'styled-components';
import { Link } from '@kadam/shared/router';
import { Card } from '@kadam/shared/ui/card';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Group = styled.section`
  padding-block: ${space(7)} ${space(8)};
  border-top: ${size.hairline} solid ${color.line};
  background: ${color.sand};

  ${media.below(768)} {
    padding-block: ${space(5)};
  }
`;

/** Seven people and the link to join fill rows of four and two. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};
  margin-top: ${space(3)};

  ${media.below(1024)} {
    gap: ${space(2)};
  }

  ${media.below(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const MemberCard = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0;
  overflow: hidden;

  ${media.below(480)} {
    flex-direction: row;
    align-items: center;
    padding: 0;
  }
`;

export const Face = styled.img`
  width: 100%;

  &[data-initials] {
    display: grid;
    aspect-ratio: 1;
    place-content: center;
    background: ${color.accentSoft};
    color: ${color.accentDeep};
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.extrabold};
  }

  ${media.below(480)} {
    flex: none;
    width: ${space(14)};
    align-self: stretch;
    object-fit: cover;
    height: auto;
    border-radius: 0;
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: ${space(2.5)};

  ${media.below(1024)} {
    padding: ${space(2)};
  }

  ${media.below(480)} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

export const Role = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const Contacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  margin-top: auto;
  padding-top: ${space(1.5)};
`;

export const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: ${size.control};
  border-radius: ${radius.sm};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Talk = styled(Link)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(0.5)};
  height: 100%;
  min-height: ${space(14)};
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInkMuted};
  text-decoration: none;

  svg {
    margin-bottom: ${space(2)};
    fill: ${color.onInk};
  }

  strong {
    color: ${color.onInk};
    font-size: ${font.size.xl};
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.snug};
  }

  &:hover {
    background: ${color.inkHover};
    color: ${color.onInk};
  }
`;
