import { useState } from 'react';
import { ChevronDown, FileText, LogOut, UserRound } from 'lucide-react';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { Row } from '../gallery.styles';

export function Menus() {
  const [chosen, setChosen] = useState('nothing yet');
  return (
    <Row>
      <AccountMenu onChoose={setChosen} />
      <p>Chosen: {chosen}</p>
    </Row>
  );
}

export function AccountMenu({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <Menu
      label="Asha: account"
      trigger={
        <>
          <UserRound aria-hidden size={20} strokeWidth={1.75} /> Asha <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <MenuItem href="#profile" onSelect={() => onChoose('My Profile')} icon={<UserRound aria-hidden size={18} />}>
        My Profile
      </MenuItem>
      <MenuItem href="#applications" icon={<FileText aria-hidden size={18} />}>
        My Applications
      </MenuItem>
      <MenuItem onSelect={() => onChoose('Logout')} icon={<LogOut aria-hidden size={18} />}>
        Logout
      </MenuItem>
    </Menu>
  );
}
