import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Link } from '@kadam/shared/router';
import type { OfficeView } from '@kadam/shared/contract/office-activity';
import { useState } from 'react';
import { LoadFailed } from '../../load-failed';
import { jobHref } from '../../paths';
import { Company, List, More, Row } from './dashboard.styles';
import { DayLine } from './day-line';
import { RowsSkeleton } from './rows-skeleton';
import { Section } from './section';
import type { MemberParts } from './use-dashboard';

/** Where the tile of the views leads. */
export const VIEWS_ID = 'profile-views';

type ViewsPart = MemberParts['views'];

/** Each time the office opened an application of the member; nothing where the server counts no views. */
export function ProfileViews({ part }: { readonly part: ViewsPart }) {
  if (part.status === 'ready' && part.value === null) return null;
  return (
    <Section title="Who viewed your profile" id={VIEWS_ID}>
      <Content part={part} />
    </Section>
  );
}

function Content({ part }: { readonly part: ViewsPart }) {
  switch (part.status) {
    case 'loading':
      return <RowsSkeleton label="Loading your profile views" rows={2} />;
    case 'failed':
      return <LoadFailed message={part.message} retry={part.retry} />;
    case 'ready':
      return part.value && part.value.length > 0 ? <Views views={part.value} /> : <NothingYet />;
  }
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
              <Company>
                opened your application for <Link to={jobHref(jobPostingId)}>{jobName}</Link>
                {companyName && ` at ${companyName}`}
              </Company>
            </div>
            <DayLine done="Opened" at={at} />
          </Row>
        ))}
      </List>
      {shown.length < views.length && (
        <More>
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show all {views.length} views
          </Button>
        </More>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState title="No views yet." text="When our office opens one of your applications, you see it here." />
);
