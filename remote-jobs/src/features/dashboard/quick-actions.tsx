import { Link } from '@kadam/shared/router';
import { Stack } from '@kadam/shared/ui/layout';
import { BriefcaseBusiness, FileSearch, GraduationCap, Search, Settings, UserRound } from 'lucide-react';
import { otherPages, paths } from '../../paths';
import { ActionList, SectionHead } from './dashboard.styles';

const ACTIONS = [
  { to: paths.jobs, label: 'Search jobs', Icon: Search },
  { to: paths.jobProfile, label: 'Update your job profile', Icon: BriefcaseBusiness },
  { to: otherPages.courses, label: 'Explore courses', Icon: GraduationCap },
  { to: otherPages.resumeCheck, label: 'Check your resume', Icon: FileSearch },
  { to: paths.profile, label: 'Edit your profile', Icon: UserRound },
  { to: paths.account, label: 'Account settings', Icon: Settings },
];

export function QuickActions() {
  return (
    <Stack as="nav" gap={2} aria-labelledby="quick-actions">
      <SectionHead>
        <h2 id="quick-actions">Quick actions</h2>
      </SectionHead>
      <ActionList>
        {ACTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon aria-hidden size={20} /> {label}
            </Link>
          </li>
        ))}
      </ActionList>
    </Stack>
  );
}
