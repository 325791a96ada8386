import type { ContentSummary } from '@kadam/shared/contract/content';
import { Link } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import { Section } from '../../lib/layout.styles';
import { LoadedView } from '../../lib/loaded-view';
import { timeText } from '../../lib/times';
import { SECTION_TITLES } from '../../lib/section-titles';
import { sectionHref } from '../../paths';
import { SectionCard, Sections } from './content.styles';
import { SECTION_FORMS } from './section-forms';
import { useSections } from './use-content';

/** The sections of the public pages with their state. */
export const ContentList = () => (
  <LoadedView state={useSections()} name="content">
    {(sections) => (
      <Section>
        <p>What visitors read about your company. A change is on the pages within ten seconds.</p>
        <Sections>
          {sections.map((summary) => (
            <li key={summary.section}>
              <Summary {...summary} />
            </li>
          ))}
        </Sections>
      </Section>
    )}
  </LoadedView>
);

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
