import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import { Row } from '../gallery.styles';

export const siteLinks = ['Home', 'About', 'Services', 'Jobs', 'Courses', 'ATS Score', 'Team', 'Contact'];

export function Drawers() {
  const [side, setSide] = useState<'left' | 'right'>();
  const handleClose = () => setSide(undefined);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setSide('right')}>
        Menu at the right
      </Button>
      <Button variant="secondary" onClick={() => setSide('left')}>
        Filters at the left
      </Button>
      <Drawer isOpen={side !== undefined} side={side} onClose={handleClose} label="Menu">
        <nav aria-label="Site, sample">
          {siteLinks.map((name) => (
            <DrawerLink key={name} href="#drawers" onClick={handleClose}>
              {name}
            </DrawerLink>
          ))}
        </nav>
      </Drawer>
    </Row>
  );
}

const DrawerLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${size.control};
  padding-inline: ${space(1.5)};
  border-radius: ${radius.sm};
  font-weight: ${font.weight.semibold};
  text-decoration: none;

  &:hover {
    background: ${color.sandDeep};
  }
`;
