import { emit } from '@kadam/shared/events';
import { ExtensionSlot } from '@kadam/shared/extensions';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Stack, VisuallyHidden } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import type { ReactNode } from 'react';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoginNeeded } from '../../login-needed';
import { StillLoading } from '../../still-loading';
import { Columns, Extensions } from './dashboard.styles';
import { figuresOf } from './figures';
import { MyCourses } from './my-courses';
import { ProfileViews } from './profile-views';
import { QuickActions } from './quick-actions';
import { RecentApplications } from './recent-applications';
import { SAMPLE_FIGURES, SampleApplications } from './samples';
import { Section } from './section';
import { Tiles } from './tiles';
import { type MemberParts, useDashboard } from './use-dashboard';

interface DashboardProps {
  readonly more?: ReactNode;
}

/** Tiles, recent applications and quick actions; samples for visitors. */
export function Dashboard({ more }: DashboardProps) {
  const state = useDashboard();
  switch (state.status) {
    case 'expired':
      return <LoginNeeded title={EXPIRED_MESSAGE} text="Your dashboard is shown here again after that." />;
    case 'visitor':
      return (
        <Layout offer={<LoginOffer />} mark={<SampleMark />} tiles={<Tiles figures={SAMPLE_FIGURES} />}>
          <Section title="Recent applications" mark={<SampleMark />}>
            <SampleApplications />
          </Section>
        </Layout>
      );
    case 'member':
      return (
        <Layout tiles={<Tiles figures={figuresOf(state)} />} aside={<MyCourses part={state.courses} />} end={<Tile />}>
          {isLoading(state) && <StillLoading />}
          <Section title="Recent applications">
            <RecentApplications part={state.applications} />
          </Section>
          <ProfileViews part={state.views} />
          {more}
        </Layout>
      );
  }
}

const isLoading = ({ applications, savedJobs, courses }: MemberParts) =>
  [applications, savedJobs, courses].some(({ status }) => status === 'loading');

interface LayoutProps {
  readonly offer?: ReactNode;
  readonly mark?: ReactNode;
  readonly tiles: ReactNode;
  readonly aside?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

const Layout = ({ offer, mark, tiles, aside, end, children }: LayoutProps) => (
  <Stack gap={4}>
    {offer}
    <Section title="At a glance" mark={mark}>
      {tiles}
    </Section>
    <Columns>
      <Stack gap={4}>{children}</Stack>
      <Stack gap={4}>
        {aside}
        <QuickActions />
        {end}
      </Stack>
    </Columns>
  </Stack>
);

/** What other remotes contribute. */
const Tile = () => (
  <Extensions>
    <ExtensionSlot name="dashboard.tile" props={{}} />
  </Extensions>
);

const LOGIN_REASON = 'Log in to see your own applications.';

const LoginOffer = () => (
  <Notice
    tone="info"
    title="These are examples, not your own numbers."
    action={
      <Button size="sm" onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>
        Login
      </Button>
    }
  >
    Log in to see your own applications here.
  </Notice>
);

const SampleMark = () => (
  <Chip tone="accent">
    Sample data<VisuallyHidden>, for illustration</VisuallyHidden>
  </Chip>
);
