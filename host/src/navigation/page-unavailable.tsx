import { Button } from '@kadam/shared/ui/button';
import { Container } from '@kadam/shared/ui/layout';
import { Link } from '@kadam/shared/router';
import { StepMark } from '@kadam/shared/ui/step-mark';
import type { FailureReason } from '../federation/page-failure';
import { PageArea } from './page-area.styles';
import { Actions, Lead, Message, TextLink, Title } from './page-message.styles';

const TEXTS: Record<FailureReason, { title: string; text: string }> = {
  unavailable: {
    title: 'This part of the site is unavailable right now.',
    text: 'The rest of the site works. Please try again in a moment.',
  },
  updating: {
    title: 'This part of the site is being updated.',
    text: 'The rest of the site works. Please try again in a minute, or reload the page.',
  },
};

/** Error page if a page cannot be shown. */
export function PageUnavailable({ reason, onRetry }: { readonly reason: FailureReason; readonly onRetry: () => void }) {
  const { title, text } = TEXTS[reason];
  return (
    <PageArea>
      <Container>
        <Message role="alert">
          <StepMark size={36} />
          <Title>{title}</Title>
          <Lead>{text}</Lead>
          <Actions>
            <Button variant="primary" onClick={onRetry}>
              Retry
            </Button>
            <TextLink as={Link} to="/">
              Go to the home page
            </TextLink>
          </Actions>
        </Message>
      </Container>
    </PageArea>
  );
}
