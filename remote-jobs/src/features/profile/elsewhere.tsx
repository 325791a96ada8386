import { Link } from '@kadam/shared/router';
import { BriefcaseBusiness, ChevronRight, Settings } from 'lucide-react';
import { paths } from '../../paths';
import { Ways } from './profile.styles';

/** Where the rest of what a member tells us is kept. */
export const Elsewhere = () => (
  <Ways>
    <li>
      <BriefcaseBusiness aria-hidden size={20} />
      <div>
        <Link to={paths.jobProfile}>Job profile</Link>
        <p>What employers need to know about you</p>
      </div>
      <ChevronRight aria-hidden size={18} />
    </li>
    <li>
      <Settings aria-hidden size={20} />
      <div>
        <Link to={paths.account}>Account settings</Link>
        <p>Password, sessions and your data</p>
      </div>
      <ChevronRight aria-hidden size={18} />
    </li>
  </Ways>
);
