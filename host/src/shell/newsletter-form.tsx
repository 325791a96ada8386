import { FailureText } from '@kadam/shared/ui/failure-text';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import {
  Confirmation,
  EmailInput,
  Failure,
  InputRow,
  Intro,
  NewsletterFormArea,
  Subscribe,
  Trap,
} from './newsletter.styles';
import { useNewsletter } from './use-newsletter';

export function NewsletterForm() {
  const { state, thanks, message, isSending, waiting, form, field, outcome } = useNewsletter();
  if (state.status === 'sent') {
    return (
      <Confirmation role="status" tabIndex={-1} ref={outcome}>
        {thanks}
      </Confirmation>
    );
  }

  const { error: _, ...email } = field('email');
  return (
    <NewsletterFormArea {...form}>
      <Intro id="newsletter-intro">New openings and courses, about twice a month.</Intro>
      <InputRow>
        <EmailInput
          {...email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Email address"
          aria-label="Email address"
          aria-describedby={message ? 'newsletter-failure' : 'newsletter-intro'}
          aria-invalid={message !== undefined}
        />
        <Subscribe type="submit" aria-disabled={isSending}>
          {isSending ? 'SENDING…' : 'SUBSCRIBE'}
        </Subscribe>
        <StillLoading {...waiting} />
      </InputRow>
      <Trap aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Failure id="newsletter-failure" role="alert">
        <FailureText>{message}</FailureText>
      </Failure>
    </NewsletterFormArea>
  );
}
