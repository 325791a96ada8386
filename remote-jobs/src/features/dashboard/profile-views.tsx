import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { SmallText } from '@kadam/shared/ui/small-text';
import { Link } from '@kadam/shared/router';
import type { OfficeView } from '@kadam/shared/contract/office-activity';
import { useState } from 'react';
import { jobHref } from '../../paths';
import { List, Row } from './dashboard.styles';
import { DayLine } from './day-line';
import { PartContent } from './part-content';
import { Section } from './section';
import type { MemberParts } from './use-dashboard';

export const VIEWS_ID = 'profile-views';

/** Each time the office opened an application; nothing if the server does not count views. */
export function ProfileViews({ part }: { readonly part: MemberParts['views'] }) {
  if (part.status === 'ready' && part.value === null) return null;
  return (
    <Section title="Who viewed your profile" id={VIEWS_ID}>
      <PartContent part={part} label="Loading your profile views" rows={2}>
        {(value) => (value && value.length > 0 ? <Views views={value} /> : <NothingYet />)}
      </PartContent>
    </Section>
  );
}

const SHOWN_FIRST = 5;

function Views({ views }: { readonly views: readonly OfficeView[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? views : views.slice(0, SHOWN_FIRST);
  return (
    <>
      <List>
        {shown.map(({ at, applicationId, jobPostingId, jobName, companyName }) => (
          <Row key={`${applicationId} ${at}`}>
            <div>
              <strong>The office</strong>
              <SmallText>
                opened your application for <Link to={jobHref(jobPostingId)}>{jobName}</Link>
                {companyName && ` at ${companyName}`}
              </SmallText>
            </div>
            <DayLine done="Opened" at={at} />
          </Row>
        ))}
      </List>
      {shown.length < views.length && (
        <p>
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show all {views.length} views
          </Button>
        </p>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState title="No views yet." text="When our office opens one of your applications, you see it here." />
);
