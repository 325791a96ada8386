import type { Finding } from '@kadam/shared/contract/doctor';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { space } from '@kadam/shared/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { Panel } from '../../lib/layout.styles';
import { ListSection } from '../../lib/list.styles';
import { SECTION_TITLES } from '../../lib/section-titles';
import { sectionHref } from '../../paths';
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
  const { data: findings } = state;
  if (findings.length === 0) return <EmptyState title="Nothing is left to do" text="The portal can go live." />;
  return (
    <ListSection>
      <p>
        {findings.length === 1 ? 'One thing is' : `${findings.length} things are`} left to do before the portal goes
        live.
      </p>
      <Group title="In the office" findings={findings.filter(({ place }) => place === 'office')} />
      <Group
        title="On the server"
        text="For the person who runs the portal’s server."
        findings={findings.filter(({ place }) => place === 'server')}
      />
    </ListSection>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly findings: readonly Finding[];
}

function Group({ title, text, findings }: GroupProps) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <Panel>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <Findings aria-labelledby={id}>
        {findings.map((finding) => (
          <li key={finding.text}>
            {finding.text}{' '}
            {finding.section && <Link to={sectionHref(finding.section)}>{SECTION_TITLES[finding.section]}</Link>}
          </li>
        ))}
      </Findings>
    </Panel>
  );
}

const Findings = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding-inline-start: ${space(2.5)};
  list-style: disc;
  overflow-wrap: anywhere;
`;
