import { emit } from '@kadam/shared/events';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Stack, VisuallyHidden } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Columns, SectionHead } from './dashboard.styles';
import { QuickActions } from './quick-actions';
import { RecentApplications, SampleApplications } from './recent-applications';
import { SAMPLE_FIGURES } from './samples';
import { Tiles, type TileFigure, type TileName } from './tiles';
import { useDashboard, type DashboardState } from './use-dashboard';

/** Tiles, recent applications and quick actions: a member's own, or samples that say so. */
export function Dashboard() {
  const state = useDashboard();
  const isSample = state.status === 'visitor';
  return (
    <Stack gap={4}>
      {isSample && <LoginOffer />}
      <Stack as="section" gap={2} aria-labelledby="at-a-glance">
        <SectionHead>
          <h2 id="at-a-glance">At a glance</h2>
          {isSample && <SampleMark />}
        </SectionHead>
        <Tiles figures={isSample ? SAMPLE_FIGURES : figuresOf(state)} />
      </Stack>
      <Columns>
        <Stack as="section" gap={2} aria-labelledby="recent-applications">
          <SectionHead>
            <h2 id="recent-applications">Recent applications</h2>
            {isSample && <SampleMark />}
          </SectionHead>
          {isSample ? <SampleApplications /> : <RecentApplications state={state} />}
        </Stack>
        <QuickActions />
      </Columns>
    </Stack>
  );
}

const LoginOffer = () => (
  <Notice
    tone="info"
    title="These are examples, not your own numbers."
    action={
      <Button size="sm" onClick={() => emit('auth:openLogin')}>
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

type MemberState = Exclude<DashboardState, { status: 'visitor' }>;

// Nothing counts views, saved jobs or messages yet, and an invented number would be a lie.
const figuresOf = (state: MemberState): Readonly<Record<TileName, TileFigure>> => ({
  'Profile Views': { status: 'absent', note: 'Not counted yet' },
  'Job Applications': applicationsFigure(state),
  'Saved Jobs': { status: 'absent', note: 'Saving jobs is not available yet' },
  'New Messages': { status: 'absent', note: 'Messages are not available yet' },
});

function applicationsFigure(state: MemberState): TileFigure {
  if (state.status === 'loading') return { status: 'loading' };
  if (state.status === 'failed') return { status: 'absent', note: 'Could not be loaded' };
  return { status: 'known', count: state.applications.length, note: 'sent in all' };
}
