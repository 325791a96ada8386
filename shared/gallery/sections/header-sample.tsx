import { useState } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Container } from '@kadam/shared/ui/layout';
import { HeaderRow } from '../gallery.styles';
import { AccountMenu } from './menus';

/** The kit on a dark background, as in the header. */
export function HeaderSample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Container>
      <HeaderRow>
        <strong>Kadam</strong>
        <AccountMenu onChoose={() => undefined} />
        <Button size="sm">Sign up</Button>
        <IconButton label="Open menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          <MenuIcon aria-hidden size={24} strokeWidth={1.75} />
        </IconButton>
        <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Menu">
          <p>The links of the header stand here on small windows.</p>
        </Drawer>
      </HeaderRow>
    </Container>
  );
}
