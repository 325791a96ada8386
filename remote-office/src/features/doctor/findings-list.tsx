import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { ListSection } from '../../lib/list.styles';
import { useFindings } from './use-findings';

/** What is left to do before the portal goes live. */
export function FindingsList() {
  const state = useFindings();
  if (state.status === 'loading') return <Loader title="Checking the portal" />;
  if (state.status === 'failed') {
    return (
      <Notice
        tone="danger"
        title="The portal could not be checked"
        action={<Button onClick={state.retry}>Retry</Button>}
      >
        {state.message}
      </Notice>
    );
  }
  const { findings } = state;
  if (findings.length === 0) return <EmptyState title="Nothing is left to do" text="The portal can go live." />;
  return (
    <ListSection>
      <p>
        {findings.length === 1 ? 'One thing is' : `${findings.length} things are`} left to do before the portal goes
        live. Content is published here in the office; settings in capital letters and files are for whoever runs the
        server.
      </p>
      <Findings aria-label="Left to do">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </Findings>
    </ListSection>
  );
}

const Findings = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding-inline-start: ${space(2.5)};
  list-style: disc;
  overflow-wrap: anywhere;
`;
