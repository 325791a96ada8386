import { Container } from '@kadam/shared/ui/layout';
import { Link } from '@kadam/shared/router';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { NotFoundPicture } from './not-found-picture';
import { PageArea } from './page-area.styles';
import { Actions, Beside, Lead, Message, TextLink, Title } from './page-message.styles';

const NEXT_PAGES = [
  { to: '/', label: 'Home' },
  { to: '/jobs', label: 'Search jobs' },
  { to: '/courses', label: 'Browse courses' },
  { to: '/ats-score', label: 'Check your resume' },
  { to: '/contact', label: 'Contact us' },
];

export function NotFoundPage() {
  return (
    <PageArea>
      <Container>
        <Beside>
          <Message>
            <StepMark size={36} />
            <Title>Page not found</Title>
            <Lead>
              There is no page at this address. It may be mistyped, or the page may have moved. One of these pages may
              help.
            </Lead>
            <Actions as="nav" aria-label="Where to go next">
              {NEXT_PAGES.map(({ to, label }) => (
                <TextLink key={to} as={Link} to={to}>
                  {label}
                </TextLink>
              ))}
            </Actions>
          </Message>
          <NotFoundPicture />
        </Beside>
      </Container>
    </PageArea>
  );
}
