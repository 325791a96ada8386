import type { ContentSummary } from '@kadam/shared/contract/content';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { timeText } from '../../lib/times';
import { Section } from '../../lib/layout.styles';
import { SECTION_TITLES } from '../../lib/section-titles';
import { sectionHref } from '../../paths';
import { SectionCard, Sections } from './content.styles';
import { SECTION_FORMS } from './section-forms';
import { useSections } from './use-content';

/** The sections of the public pages with their state. */
export function ContentList() {
  const state = useSections();
  if (state.status === 'loading') return <Loader title="Loading the content" />;
  if (state.status === 'failed') {
    return (
      <Notice
        tone="danger"
        title="The content could not be loaded"
        action={<Button onClick={state.retry}>Retry</Button>}
      >
        {state.message}
      </Notice>
    );
  }
  return (
    <Section>
      <p>What visitors read about your company. A change is on the pages within ten seconds.</p>
      <Sections>
        {state.data.map((summary) => (
          <li key={summary.section}>
            <Summary {...summary} />
          </li>
        ))}
      </Sections>
    </Section>
  );
}

function Summary({ section, isBuiltIn, isSample, changedAt, changedBy }: ContentSummary) {
  const title = SECTION_TITLES[section];
  const { description } = SECTION_FORMS[section];
  return (
    <SectionCard>
      <h2>
        <Link to={sectionHref(section)}>{title}</Link>
      </h2>
      <div>{isSample ? <Chip>Sample</Chip> : <Chip tone="success">{isBuiltIn ? 'Built-in' : 'Yours'}</Chip>}</div>
      <p>{description}</p>
      <p>{changedAt === null ? 'Not changed yet.' : `Changed by ${changedBy} on ${timeText(changedAt)}.`}</p>
    </SectionCard>
  );
}
